import { describe, expect, it } from "vitest";
import { decode } from "#extraction/encoding/decode.ts";
import { fixture } from "./fixture.ts";

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

  it("a few broken bytes do not make UTF-8 something else", () => {
    expect(
      decode(Buffer.concat([Buffer.from("Gebühr für Bücher"), Buffer.of(0xfc), Buffer.from(" fällig")])),
    ).toBe("Gebühr für Bücher\uFFFD fällig");
  });

  it("a declared encoding that does not decode is not believed", () => {
    expect(decode(Buffer.from('<meta charset="iso-8859-1"><p>Gebühr', "utf8"))).toContain("Gebühr");
    expect(decode(Buffer.from('<meta charset="utf-8"><p>Geb\xfchr f\xfcr B\xfccher', "latin1"))).toContain(
      "Gebühr für",
    );
  });

  it("UTF-32, ISO-2022-JP and UTF-16 without a space or a mark are known", () => {
    expect(decode(Buffer.from("T\0\0\0a\0\0\0g\0\0\0", "latin1"))).toBe("Tag");
    expect(decode(Buffer.from("\u001b$B?^=q4[\u001b(B", "latin1"))).toBe("図書館");
    expect(decode(Buffer.from("图书馆的开放时间是上午十点", "utf16le"))).toBe("图书馆的开放时间是上午十点");
    expect(decode(Buffer.from("Библиотека", "utf16le").swap16())).toBe("Библиотека");
  });

  it("umlauts of DOS are known", () => {
    const dos = "Die B\x81cherei \x94ffnet um zehn, die Geb\x81hr ist f\x84llig";
    expect(decode(Buffer.from(dos, "latin1"))).toBe("Die Bücherei öffnet um zehn, die Gebühr ist fällig");
  });

  it("UTF-8 that was encoded twice is put right", () => {
    const twice = Buffer.from(Buffer.from("1986–1990: £5").toString("latin1"), "utf8");
    expect(decode(twice)).toBe("1986–1990: £5");
  });
});
