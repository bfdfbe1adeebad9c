/** A member of the account; visitors see the name. */
export interface Person {
  id: string;
  name?: string | undefined;
}
