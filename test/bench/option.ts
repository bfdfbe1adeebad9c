/** The number after an option such as `--rounds 20`, else the usual one. */
export const numberOf = (option: string, usual: number): number => {
  const at = process.argv.indexOf(`--${option}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
