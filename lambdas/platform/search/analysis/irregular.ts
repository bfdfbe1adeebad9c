/** Irregular English forms by base form. */
const forms = `
  be:been become:became begin:began,begun break:broke,broken bring:brought build:built buy:bought catch:caught
  choose:chose,chosen come:came deal:dealt do:done draw:drew,drawn drink:drank,drunk drive:drove,driven
  eat:ate,eaten fall:fell,fallen feel:felt fight:fought find:found fly:flew,flown forget:forgot,forgotten get:got,gotten
  give:gave,given go:went,gone grow:grew,grown hear:heard hide:hid,hidden hold:held keep:kept know:knew,known lead:led
  leave:left lend:lent lose:lost make:made mean:meant meet:met pay:paid ride:rode,ridden ring:rang,rung rise:rose,risen
  run:ran say:said see:saw,seen seek:sought sell:sold send:sent shake:shook,shaken shoot:shot show:shown
  sing:sang,sung sink:sank,sunk sit:sat sleep:slept speak:spoke,spoken spend:spent stand:stood steal:stole,stolen
  stick:stuck strike:struck swear:swore,sworn swim:swam,swum take:took,taken teach:taught tear:tore,torn tell:told
  think:thought throw:threw,thrown understand:understood wake:woke,woken wear:wore,worn win:won withdraw:withdrew,withdrawn
  write:wrote,written
  child:children foot:feet goose:geese man:men mouse:mice person:people tooth:teeth woman:women
  life:lives knife:knives wife:wives shelf:shelves leaf:leaves half:halves`;

const bases = new Map(
  forms
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = "", others = ""] = entry.split(":");
      return others.split(",").map((form) => [form, base] as const);
    }),
);

/** The base form of an irregular form, else the word itself. */
export const regularForm = (word: string): string => bases.get(word) ?? word;
