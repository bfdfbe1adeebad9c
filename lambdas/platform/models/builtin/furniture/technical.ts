/** The last part of a key whose value is for programs: "element_id", "metadata › link_urls". */
const key =
  /^(?:ur[il]s?|hrefs?|src|link_\w+|languages?|remote_file_path|protocol|record_locator|version|hash|checksum|sha\d*|md5|etag|u?uid|guid|\w+_id|ids?|mime_?type|content_?type|file_?type|encoding|coordinates?|(?:date_)?(?:created|modified|processed)(?:_at)?)$/iu;

/** Whether a line is an entry of a data file that describes the file or its elements, of a nested key or one in snake case. */
export const isTechnical = (line: string): boolean => {
  const path = pathOf(line);
  const last = path.at(-1) ?? "";
  return (path.length > 1 || last.includes("_")) && key.test(last);
};

/** The words of the last part of the line's key: "link urls" of "metadata › link_urls: …". */
export const technicalLabel = (line: string): string => (pathOf(line).at(-1) ?? "").replaceAll("_", " ");

const pathOf = (line: string): string[] => {
  const end = line.indexOf(": ");
  return end < 1 || end > longestKey ? [] : line.slice(0, end).split(" › ");
};

const longestKey = 120;
