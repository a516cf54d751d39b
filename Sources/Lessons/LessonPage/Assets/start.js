// The start of a page, after all its parts are there.

Cards.makeAll();
Page.keep();
document.documentElement.classList.add("asks");
Waiting.unveil();
