import words from './signature-words.json' with { type: 'json' }

export interface ReadAddress {
  readonly street: string
  readonly number: string
  readonly postal_code: string
  readonly city: string
}

const endings = new RegExp(`(?:${[...words.streetEndings, ...words.englishStreets].join('|')})$`, 'i')
const english = new Set(words.englishStreets)

/** `Industrieweg 118`, `Kade 4 (2e etage)`, `42 Example Road`. */
function streetIn(part: string): Pick<ReadAddress, 'street' | 'number'> | null {
  const [, street, number = ''] =
    /^(\p{L}[\p{L}\s.'-]{1,60}) (\d{1,5}(?:[- ]?[a-z]|[-/]\d{1,4})?)(?: \(.*)?$/iu.exec(part) ?? []
  if (street) return { street, number }
  const [, house = '', road = ''] = /^(\d{1,5}[a-z]?) (\p{L}[\p{L}\s.'-]{1,60})$/iu.exec(part) ?? []
  const last = road.toLowerCase().split(' ').at(-1) ?? ''
  return english.has(last) ? { street: road, number: house } : null
}

interface Town {
  readonly postal_code: string
  readonly city: string
}

/** `1234 AB Voorbeeldstad`, `Exampleton EX1 2MP`, `50667 Köln`. */
function townIn(part: string): Town | null {
  const [, digits, letters = '', dutch = ''] =
    /^(\d{4}) ?([A-Z]{2})(?: {1,2}(\p{L}[\p{L}\s.'-]{1,60}))?$/u.exec(part) ?? []
  if (digits) return { postal_code: `${digits} ${letters}`, city: dutch }
  const [, town = '', british] = /^(?:(\p{L}[\p{L}'-]{1,40}) )?([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u.exec(part) ?? []
  if (british) return { postal_code: british, city: town }
  const [, code, city = ''] = /^((?:[BD]-?)?\d{4,5}) (\p{Lu}[\p{L}\s.'-]{2,60})$/u.exec(part) ?? []
  return code ? { postal_code: code, city } : null
}

const none: ReadAddress = { street: '', number: '', postal_code: '', city: '' }

/** The address in the parts of a signature: a town, and the street before it or one that ends as streets do. */
export function readAddress(parts: readonly string[]): ReadAddress {
  const towns = parts.map(townIn)
  const at = towns.findIndex((town) => town !== null)
  const streets = parts.map(streetIn)
  const before =
    at < 0 ? -1 : streets.findLastIndex((street, index) => street !== null && index < at && index >= at - 2)
  const street = streets[before] ?? streets.find((found) => found !== null && endings.test(found.street)) ?? null
  return { ...none, ...street, ...towns[at] }
}
