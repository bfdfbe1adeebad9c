/** An account whose address has to be confirmed; the password is kept only while the page is open. */
export interface UnconfirmedAccount {
  email: string;
  password?: string;
  code?: string;
}
