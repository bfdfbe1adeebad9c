import { doubleByteEncoding } from "./double-byte.ts";

/** Characters that make up most of what is not ASCII in texts of the languages an encoding serves. */
const latin: Record<string, string> = {
  "windows-1252": "éèàùâêîôûëïçäöüßÄÖÜñáíóúãõåæøØÅÉ¿¡«»’‘“”–—…•€£©®°§·\u00a0",
  "windows-1250": "ěščřžýáíéůúťďňąęłśżźćńóőűöüäôľĺŕâăîşţđŠČŽŁŚ„”“–’§°\u00a0",
  "windows-1254": "ığşçöüİŞĞÇÖÜâî’“”–\u00a0",
};

const otherAlphabets: Record<string, string> = {
  "windows-1251": "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфіїєОАСПНВИ«»–—№\u00a0",
  "koi8-r": "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэф",
  "windows-1253": "αοιετσνηυρπκμλςωάέίόήύώδγχθφβξζΑΕΤΣ«»’\u00a0",
  "windows-1255": "יוהלאמרתבשנדקחעפגצטזכסםןץףך\u00a0",
  "windows-1256": "الينموترةبدعسفحكقهجشصطخذزءأإىئ،؛\u00a0",
};

/** The likeliest encoding of a text that is neither UTF-8 nor UTF-16. */
export function legacyEncoding(bytes: Uint8Array): string {
  return doubleByteEncoding(bytes) ?? singleByteEncoding(bytes);
}

function singleByteEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 100_000);
  const high = sample.filter((byte) => byte >= 0x80);
  let best = { encoding: "windows-1252", share: 0 };
  for (const [encoding, characters] of Object.entries(meanRun(sample) > 2.2 ? otherAlphabets : latin)) {
    const known = new Set(characters);
    const text = Array.from(new TextDecoder(encoding).decode(high));
    const share = text.filter((character) => known.has(character)).length / text.length;
    if (share > best.share) best = { encoding, share };
  }
  return best.encoding;
}

/** How many bytes above ASCII follow one another: single accents in Latin scripts, whole words in others. */
function meanRun(bytes: Uint8Array): number {
  let high = 0;
  let runs = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) < 0x80) runs += 1;
  }
  return high / Math.max(1, runs);
}
