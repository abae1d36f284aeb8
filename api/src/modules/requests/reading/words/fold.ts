/** Lower case without accents, for comparing words. The length may differ from the text's. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
