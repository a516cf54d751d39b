// The experiments of the drawing host, one folder a topic.
