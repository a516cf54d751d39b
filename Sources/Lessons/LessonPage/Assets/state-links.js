// Links to the states of panels.

const StateLinks = (() => {
  const { element, main, words } = Page;
  const notice = element("p", { class: "notice", role: "status" });

  /// The folds around a panel that do not wait for an answer.
  function folds(details) {
    const outer = details.parentElement.closest("details");
    return outer ? [...folds(outer), ...(outer.matches(".result") ? [] : [outer])] : [];
  }

  /// Shows the state that the address names, and opens its panel.
  function follow(panels) {
    notice.remove();
    if (!location.hash.startsWith("#cell=")) return;
    const wanted = new URLSearchParams(location.hash.slice(1));
    const own = panels.filter(({ name }) => name === wanted.get("cell"));
    const isKnown = own.map((panel) => panel.follow(wanted)).some(Boolean);
    for (const fold of own.flatMap(({ details }) => folds(details))) fold.open = true;
    const details = own.map(({ details }) => details).find((details) => details.getClientRects().length > 0);
    if (isKnown && details) {
      details.open = true;
      details.scrollIntoView();
      details.querySelector("summary").focus({ preventScroll: true });
      return;
    }
    main.before(notice);
    notice.textContent = isKnown ? words.waitingLink : words.unknownLink;
  }

  return { follow };
})();
