/** The key that is held for shortcuts, as keyboards print it. */
export const shortcutKey = /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl";
