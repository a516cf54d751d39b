import Till

var till = Till()
till.add(5)
print(till.total)
