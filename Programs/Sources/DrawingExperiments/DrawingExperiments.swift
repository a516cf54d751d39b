// The experiments of the drawing host, one folder per topic.
