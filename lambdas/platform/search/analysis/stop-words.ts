import { stem } from "./stemming.ts";

const english = `a about all also am an and any are as at be been but by can could did do does doing for from
  had has have he her his how i if in into is it its let me my of on or our please she should so some such tell
  than that the their them then there these they this those to was we were what when where which while who whom
  whose why will with would you your dont im`;
const spanish = `al como con cual cuales cuando de del donde el ella en es esta este fue ha la las lo los mas
  para pero por que quien se ser si sin sobre su sus tiene un una y`;
const french = `au aux avec ce cette dans des du elle est et il ils je le les mais ne nous ou par pas pour qu
  quel quelle qui sont sur un une vous`;
const german = `auf aus das dass dem den der des die ein eine einem einen einer er fur hat ich ihr im ist mit
  nicht oder sich sie sind und von vor war was wer wie wird wo zu zum zur`;
const arabic =
  "في من على إلى عن ما ماذا متى هل هو هي هذا هذه كم كيف أين الذي التي أن كان كانت مع أو ثم لم لا";

const words = [english, spanish, french, german, arabic].flatMap((list) => list.split(/\s+/));
const stems = new Set(words.map(stem));

/** Whether a token, as `analyse` gives it, tells nothing about what a passage is about. */
export const isStopWord = (token: string): boolean => stems.has(token);
