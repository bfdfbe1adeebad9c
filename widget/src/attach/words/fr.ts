import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Joindre un fichier",
  attaching: "Ajout de {name}…",
  attached: "{name} est joint.",
  removed: "{name} a été retiré.",
  remove: "Retirer {name}",
  cancel: "Annuler {name}",
  again: "Réessayer",
  only: "Son texte ne sert que dans cette discussion.",
  with: "Joint : {name}",
  cut: "{name} est très long. Seul le début est utilisé.",
  large: "{name} dépasse {most} Mo. Joignez un fichier plus petit.",
  unreadable:
    "{name} ne peut pas être lu. Joignez un fichier texte, PDF, Office, HTML, CSV ou JSON sans mot de passe.",
  full: "Une discussion accepte {most} fichiers au plus.",
  later: "Beaucoup de fichiers en peu de temps. Réessayez dans {n} min.",
  off: "Cette discussion n’accepte pas de fichiers pour le moment.",
  failed: "{name} n’a pas pu être joint.",
  waiting: "Votre question sera envoyée dès que le fichier sera prêt.",
} satisfies AttachWords;
