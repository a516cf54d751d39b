// The experiments that talk over a network, one folder a topic.
