// The experiments that communicate over a network, one folder per topic.
