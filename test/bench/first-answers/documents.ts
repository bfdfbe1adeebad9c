import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../../shared/data/extraction/files/", import.meta.url));

/**
 * The documents by the names of their files, with what no answer quotes of them: lines of lists of references, infoboxes,
 * running heads and navigation.
 */
const furniture: Record<string, RegExp> = {
  "norwich-city.txt":
    /\bISBN\b|retrieved (?:from|\d{1,2} \w+ \d{4})|archived (?:from|\()|https?:|\bpp?\. \d|senior career\*|apps \(gls\)|full name iwan|date of birth 26|toggle |^\W*\d{4}–\d{4} [a-z ]+ \d+ \(\d+\)|^\W*10 may 2005/imu,
  "test_wikipedia.html":
    /\^ [A-Z"]|retrieved \w+ \d{1,2}, \d{4}|archived from|traded as|area served|key people|\bISIN\b|company type|industry:? information|authority control|this article is part of|(?:; [^;\d]{2,40}){5}/imu,
  "IllustrativeCases.docx": /^\W*€ \| €\W*$/mu,
  "AverageTaxRates.xlsx": /^\W*avgtx/imu,
  "alterman_security.ppt": /www\.cio\.gov|csrc\.nist\.gov/iu,
  "reliance.pdf": /^\W*(?:corporate overview|management review|reporting suite)\W*$/imu,
  "fr_olap.pdf":
    /\bIn (?:IEEE|SSDBM|EDA|DAWAK|DOLAP|CIDR|VLDB|ADMA)\b|\bpp\. \d|Ph\. D\. thesis|^\W*J\. Aligon et al/imu,
  "korean-text-with-tables.pdf": /^\W*업종 \| 적립 대상\W*$/mu,
  "cap.stanford.edu_profiles_viewbiosketch_facultyid_4009andname_m_maciver.doc":
    /\((?:19|20)\d\d\) ?[A-Z“"]|maciver,? ?m\.? ?b\b|PHS 398|\bin press\b|form page/iu,
  "53379.doc": /^\W*table 1\.?\W*$/imu,
  "example-steelJIS-datasheet-utf-16.html":
    /all rights reserved|please share it|SNB22-3 datasheet|japanese steel grading ->|compare steels/iu,
  "spring-weather.html.json":
    /metadata|element_id|weather safety air quality|news around noaa|wireless emergency alerts|freedom of information|become an ambassador/iu,
};

/** A document with the quotations that no answer should make from it. */
export interface Document {
  name: string;
  bytes: Uint8Array;
  furniture: RegExp;
}

/** The documents; those that are not there are named on the console. */
export const documents = (): Document[] => {
  const missing = Object.keys(furniture).filter((name) => !existsSync(folder + name));
  if (missing.length > 0)
    console.log(`  Not measured, because these files are not there:\n  ${missing.join("\n  ")}`);
  return Object.entries(furniture)
    .filter(([name]) => !missing.includes(name))
    .map(([name, pattern]) => ({ name, bytes: readFileSync(folder + name), furniture: pattern }));
};
