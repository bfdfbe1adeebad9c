/** A budget has no room for a document. The message tells its owner which one. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
  /** The most that reading the document may cost. */
  readonly nanoDollars: number;

  constructor(message: string, nanoDollars: number) {
    super(message);
    this.nanoDollars = nanoDollars;
  }
}
