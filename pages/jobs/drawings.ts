/** The drawings of this page, for `icon`. */
export const clockLines = "M12 4a8 8 0 1 0 .01 0M12 8v4.5l3 1.5";
export const checkLines = "m5 12.5 4.5 4.5L19 7.5";
export const doneLines = "M12 3.5a8.5 8.5 0 1 0 .01 0M8 12.5l2.8 2.8L16 9.8";
