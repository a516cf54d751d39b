// Shortcuts of one key, which a learner can switch off (WCAG 2.1.4), and the keys that presenters send.

const Keys = (() => {
  const { element } = Page;
  const name = "swift-lessons:keys";
  const choices = "[type=radio], [type=checkbox]";
  const fields = `input:not(${choices}), textarea, select, [contenteditable]`;
  let isOn = true;
  try {
    isOn = localStorage.getItem(name) !== "off";
  } catch {
    // Without storage the shortcuts are on.
  }

  function setting() {
    const box = element("input", { type: "checkbox", checked: isOn });
    box.addEventListener("change", () => {
      isOn = box.checked;
      try {
        localStorage.setItem(name, isOn ? "on" : "off");
      } catch {
        // The setting lasts as long as the page is open.
      }
    });
    return element("label", { class: "setting" }, box, element("span", {}, Page.words.keys));
  }

  /// Calls an action with a key that is pressed outside of fields and compositions; it returns whether it used the key.
  function listen(action) {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.keyCode === 229) return;
      // A field keeps all keys but those that move from slide to slide; a choice keeps those that move among choices.
      if (event.target.closest?.(fields) && !["PageUp", "PageDown", "Escape"].includes(event.key)) return;
      if (event.target.matches?.(choices) && /^(Arrow|Home|End)/.test(event.key)) return;
      if (event.key.length === 1 && !isOn) return;
      if (action(event.key)) event.preventDefault();
    });
  }

  return { listen, setting };
})();
