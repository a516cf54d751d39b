import Glibc

let resources = CommandLine.arguments[0] + ".resources"
print("there:", access(resources + "/kept.txt", R_OK), "result:", open(resources + "/kept.txt", O_WRONLY) < 0 ? 0 : 1)
