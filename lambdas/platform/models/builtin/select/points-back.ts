/** First words that refer to an earlier sentence. */
const backward =
  /^(?:it|its|this|these|they|their|he|his|she|her|such|er|sie|es|dies(?:e[rsmn]?)?|ihre?|seine?|ils?|elles?|c'est|cela|cette|ces|ce|su|sus|ellos?|ellas?|esto|est[eoa]s?|ess[oai]|quest[oaie]|egli|loro|ele|ela|isso|het|dit|deze|hij|zij|он[аои]?|это|эт[аои]|его|её|их|αυτ\p{L}+|bu(?:nlar|nun)?|onlar|onun|acest\p{L}*|aceștia|nó|chúng|यह|ये|वह|वे|इस\p{L}*\p{M}*|इन\p{L}*|هو|هي|هذا|هذه|هم)(?![\p{L}\p{M}'])|^[它他她这這其该該此]|^(?:これ|それ|この|その)|^มัน/iu;

/** Whether a sentence says nothing alone, because its first word stands for something of an earlier one. */
export const pointsBack = (text: string): boolean => backward.test(text);
