/** The request header that names the account that a member acts in; without it that is the user's own. */
export const accountHeader = "x-account";
