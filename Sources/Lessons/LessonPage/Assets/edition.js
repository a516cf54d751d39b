// Another edition of the page, which a server sends after an edit: only what changed is replaced, and answers, focus, and
// place stay.

const Edition = (() => {
  const { main } = Page;
  let source = document.getElementById("data").textContent;
  /// The text as it came, before anything was hidden, moved, or added.
  let pristine = main.cloneNode(true);

  /// Makes the page that of another text where the two differ; what stayed the same is not touched.
  function patch(live, old, fresh) {
    if (old.isEqualNode(fresh)) return;
    const isContainer = live.matches("main, article, section") && live.tagName === fresh.tagName
      && live.id === fresh.id && live.children.length === old.children.length;
    if (!isContainer) {
      live.replaceWith(fresh.cloneNode(true));
      return;
    }
    const [nodes, before, after] = [live, old, fresh].map((node) => [...node.children]);
    let top = 0;
    while (top < before.length && top < after.length && before[top].isEqualNode(after[top])) top += 1;
    let end = 0;
    while (end < before.length - top && end < after.length - top
      && before[before.length - 1 - end].isEqualNode(after[after.length - 1 - end])) end += 1;
    const [gone, come] = [before.length - end, after.length - end];
    if (gone === come) {
      for (let index = top; index < gone; index += 1) patch(nodes[index], before[index], after[index]);
      return;
    }
    for (const node of nodes.slice(top, gone)) node.remove();
    const fresher = after.slice(top, come).map((node) => node.cloneNode(true));
    if (top > 0) nodes[top - 1].after(...fresher);
    else live.prepend(...fresher);
  }

  /// Shows another edition of the page; false if it is the same one.
  function update(page) {
    const fresh = page.querySelector("main");
    const text = page.getElementById("data").textContent;
    if (text === source && pristine.isEqualNode(fresh)) return false;
    source = text;
    const active = document.activeElement;
    const [from, to] = [active?.selectionStart, active?.selectionEnd];
    const typed = new Map([...main.querySelectorAll("input[id], textarea[id], select[id]")]
      .filter((field) => !["radio", "checkbox"].includes(field.type)).map((field) => [field.id, field.value]));
    const anchor = [...main.querySelectorAll("[id]")].find((node) => node.getBoundingClientRect().top >= 0);
    const offset = anchor?.getBoundingClientRect().top;
    Page.data = Page.read(page);
    Waiting.notice.remove();
    patch(main, pristine, fresh);
    pristine = fresh.cloneNode(true);
    document.title = page.title;
    document.querySelector(".menu nav")?.replaceWith(page.querySelector(".menu nav") ?? "");
    Cards.makeAll();
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field && field.value === field.defaultValue) field.value = value;
    }
    Page.keep();
    Waiting.unveil();
    const place = anchor && document.getElementById(anchor.id);
    if (place) scrollBy(0, place.getBoundingClientRect().top - offset);
    if (active && active !== document.activeElement) {
      const again = active.isConnected ? active : document.getElementById(active.id);
      again?.focus({ preventScroll: true });
      if (typeof from === "number" && again?.setSelectionRange && again.type !== "number") again.setSelectionRange(from, to);
    }
    return true;
  }

  return { update };
})();
