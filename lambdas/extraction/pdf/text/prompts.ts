const starts = [
  "(?:please )?(?:click|tap|type|enter|insert|choose|select|pick|fill in|write)(?: (?:here|in|or|to|your|the|a|an|text|name|date|street|town|value|one|from|number)| [\\p{L}]+ here)",
  "your (?:name|text|address|answer|comment|message|e-?mail)",
  "(?:bitte )?(?:hier |text |wert |datum |name )?(?:klicken|eingeben|tippen|auswählen|wählen|ausfüllen)",
  "(?:bitte|klicken|tippen) (?:sie|hier)",
  "(?:cliquez|saisissez|entrez|choisissez|tapez|sélectionnez|écrivez|saisir|choisir|entrer)(?: ici| le| la| un| une| votre| du)?",
  "(?:haga clic|escriba|introduzca|ingrese|seleccione|elija|escribe|selecciona)",
  "(?:clique|digite|insira|selecione|escolha|escreva)",
  "(?:fare clic|immettere|inserire|scegliere|selezionare|scrivi|inserisci|seleziona)",
  "(?:klik|typ|voer|vul|kies|selecteer)(?: hier| of| een| uw| in)",
  "(?:kliknij|wpisz|wybierz|podaj|wprowadź)",
];

const prompt = new RegExp(
  `^[\\[<(]?\\s*(?:${starts.join("|")})(?!\\p{L})|^\\[[^\\]]{2,40}\\]$|^<[^>]{2,40}>$|^(?:dd?|tt?|jj?|mm?|yyyy|jjjj|aaaa|yy)(?:[./-](?:dd?|tt?|jj?|mm?|yyyy|jjjj|aaaa|yy)){2}$|(?:hier|here|ici) (?:eingeben|eintragen)$|(?:eingeben|auswählen|eintragen)[.…]*$`,
  "iu",
);

const longest = 60;

/** True for the prompt of an empty field: "Enter text here", "TT.MM.JJJJ". */
export const isPrompt = (text: string): boolean => text.length <= longest && prompt.test(text.trim());
