/** Statements that the passages do not answer, which no passage can support. */
export const declines =
  /\b(?:passages?|documents?|context|information|sources?|dokumente?\w*|unterlagen|textstellen|documentos?|contexto|pasajes?|documenti|contesto|contexte|documenten)\b.*\b(?:not|n't|no|nothing|nicht|kein\w*|ne|pas|non|não|geen|niet)\b|\b(?:no|not|nothing|keine?\w*|ninguna?|aucune?|nessuna?|nenhuma?|geen)\b.*\b(?:passages?|documents?|context|information|dokumente?\w*|documentos?|contexto|contexte|documenti|documenten|informatie)\b/iu;
