// The experiments on concurrency, one folder per topic.
