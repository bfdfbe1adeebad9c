/** Pairs of questions with one meaning, about things that have nothing in common: they show what an embedding model's cosines mean. */
export const referencePairs: [string, string][] = [
  ["when do you open on sundays", "opening hours at the weekend"],
  ["how do i reset my router", "the internet box has to be restarted, what do i press"],
  ["can i get my money back", "i would like a refund"],
  ["is parking free at the stadium", "where can i leave my car during the match"],
  ["do you teach children to swim", "swimming lessons for my daughter"],
  ["how do i apply for a library card", "i want to become a member of the library"],
  ["are the rooms air conditioned", "does the apartment have cooling"],
  ["which bus goes to the castle", "how do i reach the castle by public transport"],
  ["can i change the colour of my profile", "pick another theme for my page"],
  ["is there a job for a cook", "are you hiring in the kitchen"],
  ["my invoice is wrong", "there is a mistake in the bill you sent"],
  ["do i need a prescription for this medicine", "is this drug sold without seeing a doctor"],
];
