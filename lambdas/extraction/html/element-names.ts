const words = (text: string) => new Set(text.split(" "));

/** Elements that stand on lines of their own. */
export const blockNames = words(
  "address article aside blockquote body center details dialog dd div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul caption noscript #pane",
);

/** Elements that show nothing, or nothing that is the page's own text. */
export const mutedNames = words(
  "script style template head link meta svg canvas iframe object embed applet audio video map area datalist button rt rp rtc noframes progress meter dialog",
);
