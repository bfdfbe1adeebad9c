/** Words of customers' questions that mean nearly the same, one line each; a phrase of two words is joined by a hyphen. */
const lines = `
flight plane airplane fly airline
luggage baggage bag suitcase backpack carry-on
car vehicle auto automobile truck suv
bike bicycle cycle
money cash fund
vacation holiday pto time-off paid-time leave
buy purchase order
parcel package shipment shipping ship delivery deliver arrive courier track tracking post postage
price cost fee charge fare rate tariff expensive cheap
refund reimburse reimbursement money-back
cancel call-off terminate cancellation unsubscribe quit
change switch modify update edit alter adjust
reserve reservation book booking
return send-back bring-back give-back
salary pay paycheck payday wage paid payroll
phone cellphone mobile smartphone device telephone
broken damaged defective faulty broke
lost lose missing stolen stole theft steal disappear
increase raise higher bigger more boost extend
decrease lower reduce less smaller cut
shop store branch outlet
vaccine vaccination vaccinate shot immunization immunize jab
safe safety danger dangerous warning alert secure security
repair fix mend
instalment installment
child kid baby toddler children
dog pet cat animal puppy
park parking
bill invoice receipt
login log-in sign-in password passcode credentials
address location directions
insurance coverage cover insured benefit
guarantee warranty
substitute replacement alternative instead-of swap
meal dinner lunch breakfast food eat
restaurant diner cafe steakhouse bistro
review rating recommend recommendation
credit-score credit-rating
language translate translation speak
volume loud louder quiet sound noise
hotel room accommodation stay
discount coupon voucher promo promotion sale deal
doctor physician appointment
meeting appointment schedule calendar
weather forecast rain temperature
alarm wake timer reminder remind
movie film cinema
song music playlist track-list
address-book contact
internet wifi wi-fi network connection
bluetooth pair pairing sync connect
start boot turn-on power-on switch-on
stop turn-off shut-off switch-off
stock available availability sold-out
size fit sizing measurement
gift present voucher-card
visa passport
plug socket outlet adapter charger converter
exchange-rate currency convert yen dollar euro peso pound usd cad
transfer send move shift wire
limit maximum cap
decline reject refuse deny block
balance account-balance
cook cooking oven bake boil roast
fresh expire expiration shelf-life go-bad spoil
calorie nutrition nutritional
tire tyre wheel pressure psi
battery charge-level recharge
engine motor
oil lubricant
job work career employment vacancy hiring
tax w2 w-2
retirement 401k pension
deposit down-payment
loan mortgage borrow lend credit
rent rental hire lease
student pupil school university
member membership subscription subscribe join
open opening opened close closing closed
person human agent representative operator
email e-mail mail newsletter
compare match competitor
recycle dispose disposal trade-in
collect pickup pick-up fetch
assemble assembly build install installation setup set-up
clean cleaning wash maintain maintenance
wheelchair accessible accessibility disabled
bus train subway tram transport
`;

const splitLines = lines
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** The words and phrases by the first one of their line. */
export const synonyms: { words: Map<string, string>; phrases: [RegExp, string][] } = {
  words: new Map(
    splitLines.flatMap(([first = "", ...others]) =>
      [first, ...others].filter((word) => !word.includes("-")).map((word) => [word, first] as const),
    ),
  ),
  phrases: splitLines.flatMap(([first = "", ...others]) =>
    [first, ...others]
      .filter((word) => word.includes("-"))
      .map((word): [RegExp, string] => [
        new RegExp(String.raw`\b${word.replaceAll("-", "(?:[ -]| (?:it|this|that|them|my|the) )")}\b`, "giu"),
        first,
      ]),
  ),
};
