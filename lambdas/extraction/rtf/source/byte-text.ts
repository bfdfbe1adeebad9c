import { symbolOf } from "../../docx/inline/symbol-font.ts";
import type { Font } from "../words/fonts.ts";
import { type Decode, decoderOf } from "./code-pages.ts";

const most = 8192;

/** Bytes that wait for the rest of their character: two of them make one in East Asian code pages. */
export class ByteText {
  private readonly decoders = new Map<number, Decode>();
  private readonly bytes = Buffer.alloc(most);
  private length = 0;
  private page = 1252;
  private text = "";

  get isEmpty(): boolean {
    return this.length === 0 && this.text === "";
  }

  add(byte: number, { page, name, isSymbol }: Font): void {
    if (isSymbol) this.text = this.take() + symbolOf(byte, name);
    else {
      if (page !== this.page) this.text = this.take();
      this.page = page;
      this.bytes[this.length] = byte;
      this.length += 1;
      if (this.length === most) this.text += this.decoded(false);
    }
  }

  /** The text of all bytes since the last time. */
  take(): string {
    const text = this.text + (this.isEmpty ? "" : this.decoded(true));
    this.text = "";
    return text;
  }

  private decoded(isLast: boolean): string {
    const decode = this.decoders.get(this.page) ?? decoderOf(this.page);
    this.decoders.set(this.page, decode);
    const text = decode(this.bytes.subarray(0, this.length), isLast);
    this.length = 0;
    return text;
  }
}
