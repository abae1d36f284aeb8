const words = (text: string): string[] => text.trim().split(/\s+/)

/** What goods are counted and packed in, in German and French, folded: enough to see that a line asks for goods. */
export const otherLanguages = {
  pieces: words('stuck stk stck stucke pieces piece unites unite'),
  packs: words(`
    schachtel schachteln packung packungen paket pakete karton kartons rolle rollen eimer dose dosen beutel sacke palette paletten platten kiste kisten bund
    boite boites paquet paquets rouleau rouleaux seau seaux sac sacs palettes plaques barres caisse caisses bidon bidons`),
  asks: [
    'anfrage',
    'angebot',
    'bitte um',
    'wir benotigen',
    'ich benotige',
    'bestellung',
    'bestellen',
    'demande de prix',
    'devis',
    'offre de prix',
    'veuillez',
    'nous avons besoin',
    'commande',
    'merci de nous',
  ],
} as const
