const parts = ["a", "\\w", "\\p{L}", "[a-z]", ".", "(?:a|b)", "a?", "\\s*a", "(a|a)", "[^b]"];

/** Expressions that hang engines that backtrack, in every form known to us; 200 in all. */
export const hostileExpressions: string[] = [
  ...parts.flatMap((part) => [
    `(${part}+)+$`,
    `(${part}*)*b`,
    `(${part}+)*\\d$`,
    `(${part}|${part})*b`,
    `(${part}|${part}${part})+$`,
    `${part}*${part}*${part}*${part}*b`,
    `(${part}+${part}+)+b`,
    `(.*${part}){12}b`,
    `((${part}+)+)+$`,
    `^(${part}+\\s?)*$`,
    `(?:${part}?){60}(?:${part}){60}`,
    `(${part}{1,100}){1,10}b`,
    `(${part}{1,30}){1,30}b`,
    `((${part}{10}){10}){10}`,
    `${part}{1,500}b`,
    `(${part}?){300}b`,
    `(?:(?:(?:${part}*)*)*)*b`,
    `(${part})*(${part})*(${part})*(${part})*(${part})*(${part})*b`,
    `(?i)(?:${part}+)*!$`,
    `(${part}|\\d|\\s|.){1,200}#`,
  ]),
];
