// The experiments of the host that links all of Foundation, one folder a topic.
