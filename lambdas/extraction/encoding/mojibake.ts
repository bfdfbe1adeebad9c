const twiceEncoded = /[\u00C2-\u00F4][\u0080-\u00BF]{1,3}/g;
const control = /[\u00C2-\u00F4][\u0080-\u00BF]{0,2}[\u0080-\u009F]/;

/**
 * Undoes UTF-8 that was taken for Latin-1 and encoded once more: "â\u0080\u0093" is a dash again. Only texts with
 * C1 controls in such sequences, which no one writes, are touched.
 */
export function repaired(text: string): string {
  if (!control.test(text)) return text;
  return text.replace(twiceEncoded, (run) => {
    const bytes = Uint8Array.from(run, (character) => character.charCodeAt(0));
    const lengths = [4, 3, 2].filter((length) => length <= bytes.length);
    for (const length of lengths) {
      const character = new TextDecoder().decode(bytes.subarray(0, length));
      if (!character.includes("\uFFFD")) return character + run.slice(length);
    }
    return run;
  });
}
