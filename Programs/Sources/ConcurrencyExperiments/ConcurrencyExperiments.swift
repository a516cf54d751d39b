// The experiments on what arrives when, one folder a topic.
