/** Themes whose wordings share few words, and some that lie near each other: the weights of embeddings were set by them. */
const lines = `
can you dye my hair without ammonia | gentle colouring for a sensitive scalp | my skin reacts to hair colour, what do you offer | is your tint free of chemicals | natural hair dye | i get a rash from bleach
how much is a haircut for a boy | what do kids pay | price list for children | cutting my six year old's hair, cost? | is it cheaper for little ones | children's cut price
do i have to wash my hair before i come | should hair be clean for the appointment | come with dry or wet hair | is washing included | will you shampoo it or shall i | freshly washed or not
the projector in room 4 is broken | beamer shows no picture | nothing on the screen in the lecture hall | who repairs the presentation equipment | display does not work during my seminar | i can't show my slides
when does the semester start | first day of lectures | term dates | on which day do classes begin in october | how long are the holidays between terms | beginning of the winter term
i missed the deadline for enrolment | can i still register after the closing date | late application | too late to sign up for the course, what now | is there an extension for registration | enrolling after the cut off
how do i point my domain to you | dns settings for my website | which nameservers do i enter | connect my own web address | my domain is registered elsewhere, how do i use it here | where do i put the a record
my site is down | error 500 on all pages | the website doesn't load | visitors see an error message | why is my homepage not reachable | page cannot be opened since this morning
how big may my mailbox become | storage limit for mails | inbox is full | can i get more space for messages | what happens when my quota is used up | maximum size of a mailbox
is the film shown with subtitles | original language with text below | do you play movies in english | undubbed screenings | which showings have captions for the deaf | will it be dubbed
can i exchange cinema tickets | change my seats to another day | i can't come tonight, can i see it tomorrow instead | move my booking to the late show | rebook my seats | swap the tickets for another movie
may i bring my own snacks | is outside food allowed in the cinema | can i eat my own popcorn | are drinks from home ok | bringing a sandwich to the screening | do you check bags for food
`;

export const spokenThemes: string[][] = lines
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));
