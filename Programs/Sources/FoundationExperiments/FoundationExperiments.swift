// The experiments of the host for the whole of Foundation, one folder per topic.
