/** Whether tools are missing that a suite needs; says so, and what is left out. Throws in CI, which leaves nothing out. */
export const isLeftOut = (suite: string, missing: string[]): boolean => {
  if (missing.length === 0) return false;
  const sentence = `${suite}, because ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not installed.`;
  if (process.env.CI) throw new Error(`Would leave out ${sentence}`);
  console.info(`Left out: ${sentence}`);
  return true;
};
