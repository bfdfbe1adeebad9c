/** The part of the address before the at-sign, its first letter a capital. */
export const nameIn = (email: string): string => {
  const name = email.split("@")[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};
