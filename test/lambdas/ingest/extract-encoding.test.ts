import { describe, expect, it } from "vitest";
import { decode } from "../../../lambdas/ingest/extract/encoding/decode.ts";
import { fixture } from "./extract-fixture.ts";

const german = "Die Bücherei öffnet um zehn Uhr. Gebühr: 1,50 € – fällig am Automaten.";

const files: Array<[string, string]> = [
  ["encoding-cp1252.txt", german],
  ["encoding-utf-16le.txt", german],
  ["encoding-utf-16be.txt", german],
  ["encoding-utf-16le-chinese.txt", "图书馆的开放时间\n上午十点到下午七点"],
  ["encoding-cp932.txt", "図書館の開館時間は午前十時から午後七時までです。"],
  ["encoding-euc-kr.txt", "도서관은 오전 열 시부터 오후 일곱 시까지 엽니다."],
  ["encoding-gb18030.txt", "图书馆的开放时间是上午十点到下午七点，可以借十二本书。"],
  ["encoding-big5.txt", "圖書館的開放時間是上午十點到下午七點，可以借十二本書。"],
  ["encoding-cp1251.txt", "Библиотека открыта с десяти утра до семи вечера."],
  ["encoding-koi8-r.txt", "Библиотека открыта с десяти утра до семи вечера."],
];

describe("encodings", () => {
  it.each(files)("%s is read without being told how it is written", (name, text) => {
    expect(decode(fixture(name))).toBe(text);
  });

  it("a byte order mark decides and is not part of the text", () => {
    expect(decode(Buffer.from("\uFEFFGebühr", "utf8"))).toBe("Gebühr");
    expect(decode(Buffer.from("\uFEFFGebühr", "utf16le"))).toBe("Gebühr");
    expect(decode(Buffer.from("\uFEFFGebühr", "utf16le").swap16())).toBe("Gebühr");
  });

  it("a page's declared encoding is believed where its bytes fit", () => {
    const page = Buffer.from('<meta charset="iso-8859-7"><p>\xe2\xe9\xe2\xeb\xdf\xef', "latin1");
    expect(decode(page)).toContain("βιβλίο");
  });
});
