/** The number after an option such as `--rounds 20`, else the usual one. Throws where something else follows. */
export const numberOf = (option: string, usual: number): number => {
  const at = process.argv.indexOf(`--${option}`);
  if (at < 0) return usual;
  const given = Number(process.argv[at + 1]);
  if (Number.isNaN(given)) throw new Error(`After --${option} comes a number.`);
  return given;
};
