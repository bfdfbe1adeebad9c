/** Short questions in many wordings, each line of one meaning, in the manner of sets for intent recognition. */
const lines = `
what's my balance | how much money do i have in checking | tell me my account balance please | balance of my savings account | do i have enough in my account for rent | how much is in my bank account right now
transfer money to my savings | move 200 dollars from checking to savings | i need to send money between my accounts | can you transfer funds to another account | shift some cash over to my savings account
what is the routing number | routing number for my bank | i need my bank's routing number | where do i find my routing number | give me the routing number of chase
i lost my credit card | report a stolen card | my debit card is missing | someone stole my card | my card was lost on the train, what now
how do i raise my credit limit | can i get a higher limit on my card | increase my credit card limit | i want more credit on my visa | request a bigger credit line
why was my card declined | my card got rejected at the store | card didn't go through, why | what made my card payment be declined | they declined my visa yesterday
what's my credit score | tell me my credit rating | how good is my credit | check my credit score | where can i see my credit score
how do i order new checks | i ran out of checks | order more checkbooks | get me new checks by mail | how can i have checks sent to me
what is the exchange rate for euros | how many yen is a dollar | dollars to pesos rate | exchange rate between usd and cad | convert 100 pounds into dollars
change my pin | i forgot my pin number | how do i set a new pin | need to reset the pin of my card | can i pick a different pin
what time is my flight | is my flight on time | flight status for delta 240 | when does my plane leave | is the flight to boston delayed
book a flight to denver | i need a plane ticket to chicago | find me flights from miami to new york | how do i book a flight | cheap flights to rome in may
they lost my luggage | my suitcase never arrived | airline lost my bags, what do i do | where is my missing luggage | report lost baggage
how many bags can i bring | carry on rules for this airline | what can i take as carry on | is a backpack allowed as hand luggage | size limit of carry on bags
do i need a visa for brazil | is a visa required to visit china | travel visa for india | visa requirements for turkey | can i enter vietnam without a visa
which plug do i need in england | will my charger work in france | what socket type is used in japan | do i need a power adapter in italy | electric outlet converter for spain
is it safe to travel to mexico | travel warnings for egypt | any travel alerts for turkey | how safe is kenya for tourists | safety warnings about visiting peru
which shots do i need for thailand | vaccines required for kenya | do i need to be vaccinated to visit ghana | immunizations before going to india | what vaccinations should i get for peru
rent a car in phoenix | i need a rental car next week | how do i book a rental car | car rental for three days | reserve an suv at the airport
reserve a table for two | book dinner at a steakhouse at 7 | can i get a reservation tonight | make a restaurant reservation | i'd like a table for six on friday
cancel my dinner reservation | i can't make it to my table booking, cancel it | call off my restaurant reservation | please cancel the reservation at olive garden | drop my table for tonight
is this restaurant any good | reviews of the thai place on main street | how are the ratings for that diner | does that cafe have good reviews | is the food there worth it
how many calories in a banana | calorie count of a big mac | what are the calories in rice | is there a lot of calories in peanut butter | nutrition facts for avocado
what can i use instead of eggs | substitute for butter in baking | can i swap milk with yogurt | replacement for buttermilk | is there an alternative to sour cream
how long do i cook chicken | cooking time for a turkey | how long should salmon be in the oven | how many minutes to boil eggs | time to bake potatoes
is milk still good after a week | how long does cheese last | when does chicken go bad | shelf life of eggs | how long can cooked rice stay in the fridge
when do i need an oil change | how often should oil be changed | is my car due for an oil change | next oil change for my honda | how many miles between oil changes
my tire is low, how do i fill it | what should my tire pressure be | check tire pressure | how much air goes in the tires | psi for my front tires
how do i jump start a car | my battery is dead, how to jump it | steps to jump a dead car battery | help me jumpstart my truck | can you show how jumper cables work
what does the engine light mean | why is my check engine light on | orange engine warning lamp came on | there's a light on my dashboard shaped like an engine | check engine symbol meaning
how many vacation days do i have left | my remaining pto | how much paid time off have i got | do i have any vacation left this year | check pto balance
request time off in june | i want to take friday off | how do i ask for vacation days | put in a vacation request for next week | submit pto for march 3 to 5
when is payday | when do i get paid | date of the next paycheck | has my salary been paid yet | what day does my paycheck come
how do i change my direct deposit | set up direct deposit | switch direct deposit to another bank | my paycheck should go to a new account | direct deposit form
where is my w2 | i need my w-2 form | when will the w2s be sent | how can i download my w2 | get tax form w2
what are my health benefits | what does my insurance cover | is the dentist covered by my plan | does my health plan include glasses | tell me about my insurance coverage
how do i roll over my 401k | move my 401k to a new job | rollover of retirement account | what happens with my 401k when i leave | transfer 401k from old employer
my phone won't turn on | the screen stays black | phone is dead and won't start | device does not boot | it won't power up anymore
reset my password | i forgot my password | can't log in, wrong password | how do i get a new password | password recovery
how do i pair my headphones | connect to bluetooth speaker | sync my phone to the car by bluetooth | bluetooth pairing instructions | my earbuds won't pair
change the language to spanish | can you speak french | switch language settings | set it to german | how do i use another language
turn the volume up | make it louder | raise the sound | i can't hear you, volume please | increase the speaker volume
where is my order | track my package | when will my parcel come | has my order shipped yet | delivery status of my order
how do i return shoes | return policy | can i send this back | i want to return an item | bring back something i bought online
do you price match | will you match a competitor's price | price guarantee | found it cheaper elsewhere, can you match | do you beat prices of other shops
`;

export const intents: string[][] = lines
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

/** Questions of no theme, each with a meaning of its own. */
export const strays = `
who painted the mona lisa | how tall is mount everest | is there life on mars | what is the square root of 81
who won the world cup in 1998 | why is the sky blue | how do magnets work | tell me about napoleon
what is the capital of peru | when was the printing press invented | do fish sleep | how old is the universe
what's the deepest lake | who wrote hamlet | how is glass made | what do pandas eat
`
  .trim()
  .split(/ \| |\n/);

const laterLines = `
how do i freeze my gym membership | can i pause my subscription for a month | put my membership on hold | i am injured, can i suspend my contract | stop payments while i am away
is there a shower at the gym | do you have changing rooms | where can i shower after class | are towels provided in the showers | lockers and showers?
can i bring a friend to class | guest passes | is my friend allowed to train with me | may i take somebody along for a trial | free trial for a guest
what should i wear for yoga | do i need my own mat | what to bring to a yoga class | clothes for yoga | are yoga mats provided
student tickets for the museum | do students pay less | is there a reduced ticket for pupils | student discount at the museum | how much is entry for students
can i take photos inside | is photography allowed | may i use flash in the exhibition | am i allowed to film in the museum | photo permission
guided tours in german | when is the next guided tour | do you offer tours for groups | book a guide for my class | audio guide or guided tour
how do i export my data | download all my notes | is there a csv export | get my data out of the app | back up everything to a file
dark mode | can i make the app dark | night theme for the app | switch to dark theme | my eyes hurt, is there a darker look
share a note with my team | can two people edit the same document | invite colleagues to my workspace | collaborate on notes | how do i share a folder
does it work offline | use the app without internet | can i write on a plane without connection | offline mode | no network, are my notes saved
how do i delete my account | remove all my data and close the account | i want to close my account for good | erase my profile | delete me from your system
my power is out | there is a power outage in my street | no electricity since this morning | when will the power be back | blackout on our road
how do i read my meter | send my meter reading | where is the electricity meter | submit meter numbers | i have to report what my meter says
i am moving house | change my address for electricity | how do i take my contract to the new flat | moving out next month, what must i do | tell you my new address
is there green energy | do you sell solar power | renewable electricity tariff | is your power from wind | eco energy plan
claim for water damage | my kitchen is flooded, what do i do | report damage by a burst pipe | does home insurance pay for a leak | how do i file a water damage claim
add my wife to the policy | can my partner be insured too | include my spouse in the insurance | second driver on the car policy | put my husband on my plan
what is the deductible | how much do i pay myself when something happens | excess on my policy | is there an own share per claim | deductible for glass damage
can i feed the ducks | is feeding animals allowed in the park | may we give bread to the birds | feeding the squirrels | am i permitted to feed wildlife
`;

/** Written after the synonyms, which know nothing of them. */
export const laterIntents: string[][] = laterLines
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));
