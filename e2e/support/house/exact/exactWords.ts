/** The words of one language that the journey to Exact meets. */
export interface ExactWords {
  readonly connect: string
  readonly connected: string
  readonly back: string
  readonly inUse: string
  readonly atOnce: string
  readonly chooseDivision: string
  readonly useDivision: string
  readonly sync: string
  readonly bringIn: string
  /** What the journey leaves for another time. */
  readonly notNow: readonly string[]
  readonly look: string
  readonly looked: RegExp
  readonly broughtIn: RegExp
  readonly push: string
  readonly freeText: string
  readonly mend: string
  readonly freeLines: string
  readonly chosen: string
  readonly again: string
  readonly done: RegExp
  readonly open: string
  readonly mapping: string
  readonly items: string
  readonly missing: RegExp
  readonly all: RegExp
  readonly noItem: string
  readonly linked: RegExp
  readonly noAccount: string
  readonly linkedByHand: string
  readonly unlink: string
  readonly nothingTakenBack: RegExp
  readonly readItems: string
  readonly readOn: RegExp
  readonly disconnect: string
  readonly notConnected: string
}

export const dutch: ExactWords = {
  connect: 'Testomgeving koppelen',
  connected: 'Exact Online is gekoppeld',
  back: 'Naar de integraties',
  inUse: 'Gekoppeld, in gebruik',
  atOnce: 'Komen meteen mee',
  chooseDivision: 'Administratie kiezen',
  useDivision: 'Deze administratie gebruiken',
  sync: 'Overnemen uit Exact',
  bringIn: 'Overnemen',
  notNow: ['Producten', 'Prijzen van klanten', 'Artikelnummers van klanten'],
  look: 'Eerst kijken',
  looked: /Vooraf gekeken.*61 nieuw.*Klaar/,
  broughtIn: /Overgenomen.*61 nieuw.*Klaar/,
  push: 'Order in Exact maken',
  freeText: '‘Dakgoten leveren’ is een vrije regel.',
  mend: 'Herstellen',
  freeLines: 'Vrije regels',
  chosen: 'Zelf gekozen',
  again: 'Opnieuw proberen',
  done: /^Verkooporder \d+ staat in Exact\.$/,
  open: 'Openen in Exact',
  mapping: 'Koppeltabel openen',
  items: 'Artikelen',
  missing: /^Ontbreekt \d/,
  all: /^Alles \d/,
  noItem: 'Ontbreekt nog',
  linked: / is nu .* in Exact\.$/,
  noAccount: 'Geen relatie',
  linkedByHand: 'Zelf gekoppeld',
  unlink: 'Ontkoppelen',
  nothingTakenBack: /geen prijzen of artikelnummers/,
  readItems: 'Artikelen lezen',
  readOn: /^Uit Exact gelezen op/,
  disconnect: 'Ontkoppelen',
  notConnected: 'Niet gekoppeld',
}

export const english: ExactWords = {
  connect: 'Connect the production environment',
  connected: 'Exact Online is connected',
  back: 'To the integrations',
  inUse: 'Connected, in use',
  atOnce: 'Come in at once',
  chooseDivision: 'Choose administration',
  useDivision: 'Use this administration',
  sync: 'Bring in from Exact',
  bringIn: 'Bring in',
  notNow: ['Products', 'Prices of customers', 'Article numbers of customers'],
  look: 'Look first',
  looked: /Looked first.*Done/,
  broughtIn: /Brought in.*Done/,
  push: 'Make order in Exact',
  freeText: '‘Dakgoten leveren’ is free text.',
  mend: 'Put right',
  freeLines: 'Free text',
  chosen: 'Chosen',
  again: 'Try again',
  done: /^Sales order \d+ is in Exact\.$/,
  open: 'Open in Exact',
  mapping: 'Open mapping',
  items: 'Items',
  missing: /^Missing \d/,
  all: /^All \d/,
  noItem: 'Still missing',
  linked: / is .* in Exact now\.$/,
  noAccount: 'No account',
  linkedByHand: 'Linked by hand',
  unlink: 'Unlink',
  nothingTakenBack: /no prices or article numbers/,
  readItems: 'Read items',
  readOn: /^Read from Exact on/,
  disconnect: 'Disconnect',
  notConnected: 'Not connected',
}
