/** Clauses that take something back: "but it is not a must". */
export const concession =
  /[,;]? (?:(?:ist|sind|is|es|est|c'est|è|é) )?(?:but|though|although|aber|jedoch|pero|aunque|mais|ma|anche se|mas|maar|ale|ama|لكن) [^,.;]{1,40}$/iu;
