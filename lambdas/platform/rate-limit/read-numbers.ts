/**
 * Numbers by name with changes such as "session=10,day=20000". Throws an Error that names the environment variable and
 * quotes what it cannot parse.
 */
export const readNumbers = <Numbers extends Record<string, number>>(
  variable: string,
  usual: Numbers,
  changes: string,
): Numbers =>
  Object.assign({ ...usual }, ...changes.split(",").filter(Boolean).map(parseChange(variable, usual)));

const parseChange = (variable: string, usual: Record<string, number>) => (text: string) => {
  const [, name = "", most] = /^\s*(\w+)=([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  if (!Object.hasOwn(usual, name)) {
    const names = Object.keys(usual);
    throw new Error(`${variable} does not know "${text}". Name ${names.join(", ")}, such as ${names[0]}=10.`);
  }
  return { [name]: Number(most) };
};
