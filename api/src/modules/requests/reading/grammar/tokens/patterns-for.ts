import { isBeforeGoods, isLabelled, isNoGroup } from './neighbours.ts'
import type { TokenKind } from './token.types.ts'
import { escapeRegExp } from '../../words/escape-reg-exp.ts'
import { words } from '../../words/words.ts'
import { monthNumbers } from '../../words/month-numbers.ts'

/** One way in which a token can start. Sticky; every repetition is bounded, so that reading stays linear. */
export interface TokenPattern {
  readonly kind: TokenKind
  readonly pattern: RegExp
  /** What the first character can be: a digit, a letter or a sign. */
  readonly starts: string
  /** Whether what was found and what stands behind and before it say that it is something else. */
  unless?(found: string, behind: string, before: string): boolean
}

const num = String.raw`\d{1,7}(?:[.,]\d{1,4})?`
const end = String.raw`(?![\p{L}\d])`
const month = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')
const length = String.raw`(?:mm|cm|dm|mtrs?|mt|meters?|metres?|m)`

/** `8,8 m2` is no strength. */
const measured = [...words.measures, 'mm', 'cm', 'dm', 'm²', 'm³', 'ml', 'gram', 'gr']
  .map((word) => escapeRegExp(word))
  .sort((a, b) => b.length - a.length)
  .join('|')

const counted = [...words.packs, ...words.pieces]
  .map((word) => escapeRegExp(word))
  .sort((a, b) => b.length - a.length)
  .join('|')

/** `20 x 18 mm MDF`: boards have no width of 20. */
const boards = 'mdf|osb|multiplex|triplex|spaanplaat|betonplex|underlayment|plywood|ply|pir|eps|xps|gips'

const sticky = (source: string, flags = 'iuy'): RegExp => new RegExp(source, flags)

/** First match wins. */
const patterns: readonly TokenPattern[] = [
  { kind: 'never', starts: 'l', pattern: sticky(String.raw`(?:https?:\/\/|www\.)[^\s<>]{1,2000}`) },
  { kind: 'never', starts: 'dls', pattern: sticky(String.raw`[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,253}`) },
  // Names in quotes.
  { kind: 'never', starts: 's', pattern: sticky(String.raw`(?<!\d ?)["“„]\p{Lu}[^"”“\n\d]{1,40}["”“]`, 'uy') },
  // IBAN, VAT number.
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(String.raw`[A-Z]{2}\d{2} ?(?:[A-Z]{4}|BANK) ?(?:\d{2,4} ?){2,6}${end}`, 'uy'),
  },
  { kind: 'never', starts: 'l', pattern: sticky(String.raw`[A-Z]{2} ?\d{9}B\d{2}${end}`) },
  // Prices.
  {
    kind: 'never',
    starts: 'ls',
    pattern: sticky(
      String.raw`(?:€|£|\$|eur(?:o)?${end}|usd${end}) ?[\d.,]{0,15}\d(?:,-{1,2}|-)?(?: ?(?:mln|miljoen|million|k)${end})?`,
    ),
  },
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(String.raw`[\d.,]{0,15}\d(?:,-{1,2})? ?(?:€|euro?s?${end}|eur${end}|usd${end}|\$)`),
  },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{1,9}(?:\.\d{3}){0,3},-{1,2}`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`${num} ?(?:%|procent${end}|percent${end})`) },
  // Dates, times, weeks.
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}${end}`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:20)?\d{2}${end}`) },
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(
      String.raw`\d{1,2}(?:e|ste|de|st|nd|rd|th)?[ -](?:of )?(?:${month})(?:\.(?= ?20[2-4]\d))?${end}(?:[ ,-]{1,2}(?:20[2-4]\d|\d{2}(?! ?\p{L}))${end})?`,
    ),
  },
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(String.raw`(?:${month}) \d{1,2}(?:st|nd|rd|th)?${end}(?:,? 20\d{2}${end})?`),
  },
  { kind: 'never', starts: 'l', pattern: sticky(String.raw`(?:${month}) 20\d{2}${end}`) },
  // Phone numbers.
  {
    kind: 'never',
    starts: 's',
    pattern: sticky(String.raw`\+\d{1,3}[\s./()–-]{0,3}(?:\(0\)[\s./–-]{0,2})?\d(?:[\s./()–-]{0,2}\d){5,13}${end}`),
  },
  {
    kind: 'never',
    starts: 'ds',
    pattern: sticky(String.raw`\(?0\d{1,4}\)?(?: ?[-–/.] ?|\s)\d(?:[\s.–-]?\d){3,9}${end}`),
  },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`0\d{7,12}${end}`) },
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(
      String.raw`(?:weeknummer|weeknr|week|wk|w)\.? ?\d{1,2}(?: ?(?:-|–|\/|t\/m|of|en|or|and) ?(?:week |wk ?)?\d{1,2})?${end}`,
    ),
  },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{1,2}[:.]\d{2} ?(?:uur|u|h|hrs?|am|pm)${end}`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?${end}`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{1,2} ?(?:[-–] ?\d{1,2} ?)?(?:uur|am|pm)${end}`) },
  // `in drie gelijke delen`: how it is brought.
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(
      String.raw`in (?:\d{1,2}|twee|drie|vier|vijf|zes|two|three|four|five|six) (?:gelijke |equal )?(?:delen|termijnen|porties|ladingen|etappes|parts|batches|instalments)${end}`,
    ),
  },
  // Streets with a house number.
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(
      String.raw`[\p{L}-]{2,30}(?:straat|weg|laan|plein|dijk|kade|singel|gracht|dreef|steeg|plantsoen|lei|hof|pad|park|markt|haven|veld|akker|boulevard|allee|brink) \d{1,4}(?: ?[a-z]{1,2})?(?: ?[-–/] ?\d{1,4}[a-z]?)?(?:,? (?:bus|bte) \d{1,4}[a-z]?)?${end}`,
    ),
  },
  {
    kind: 'never',
    starts: 'l',
    pattern: sticky(
      String.raw`(?<=[Aa]an (?:de|het) )(?:\p{Lu}[\p{L}'-]{1,30} ){1,3}\d{1,4}[a-z]?(?=\s{0,9}(?:[.,;:)!?]|$|(?:te|in|en|is|om|voor)${end}))`,
      'uy',
    ),
  },
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(
      String.raw`(?<=(?:straat|weg|laan|plein|dijk|lei|baan|markt|steenweg) \d{1,4}[a-z]?(?: (?:bus|bte) \d{1,4})?, ?)[1-9]\d{3} \p{Lu}\p{Ll}{2,30}${end}`,
      'uy',
    ),
  },
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(
      String.raw`\d{1,4}[a-z]? (?:[\p{Lu}][\p{L}']{1,20} ){1,3}(?:Street|Road|Lane|Avenue|Drive|Way|Close|Square|Row|Court|Place|Crescent|Terrace|Gardens|Mews|Grove|Walk|Parade|Wharf|Quay|Hill|Park)${end}`,
      'uy',
    ),
  },
  // Dutch post code; `1000 ST` and `1000 PC` are pieces, and `2000 PE buizen` goods.
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(String.raw`[1-9]\d{3} ?(?!ST|PC|MM|CM|KG|EA|PK|DS)[A-Z]{2}${end}`, 'uy'),
    unless: isBeforeGoods,
  },
  // Grades and norms.
  {
    kind: 'size',
    starts: 'l',
    pattern: sticky(
      String.raw`(?:DIN|ISO|NEN|BS|ANSI|ASME|UNI)[ -]?(?:EN[ -]?)?(?:ISO[ -]?)?\d{2,6}(?:[-:]\d{1,4})?${end}`,
    ),
  },
  { kind: 'size', starts: 'l', pattern: sticky(String.raw`EN[ -]?\d{3,6}(?:-\d{1,3})?${end}`, 'uy') },
  { kind: 'size', starts: 'l', pattern: sticky(String.raw`(?:RAL|NCS)[ -]?S?[ -]?\d{4}(?:-[A-Z0-9]{1,5})?${end}`) },
  {
    kind: 'size',
    starts: 'l',
    pattern: sticky(
      String.raw`osb[ -]?[2-4]${end}|(?:eps|xps)[ -]?\d{2,3}${end}(?! ?(?:mm|cm|[x×]))|(?:aisi|rvs|inox)[ -]?(?:30[1-4]L?|316(?:L|TI)?|430)${end}|(?:hea|hem|ipe|unp|upe|inp|gl|pn|dn|sdr|sn|tx|torx t?|kl\.?|klasse|class|grade|type|maat|mt)\.?[ -]?\d{1,4}(?:[.,]\d)?[A-Z]{0,2}${end}`,
    ),
  },
  // `heb 8 balken nodig` is no steel section.
  { kind: 'size', starts: 'l', pattern: sticky(String.raw`HEB ?\d{2,4}${end}|heb\d{3,4}${end}`, 'uy') },
  {
    kind: 'size',
    starts: 'l',
    pattern: sticky(
      String.raw`A[24](?:-?(?:50|70|80))?${end}|C(?:14|16|18|24|30|35)${end}|S(?:235|275|355)(?:J[R0-2]{1,2})?${end}|B500[AB]?${end}|D(?:30|40|50|60)${end}|T[XT]?[1-5][05]${end}|PZ ?[1-4]${end}|PH ?[1-4]${end}`,
    ),
  },
  {
    kind: 'size',
    starts: 'd',
    pattern: sticky(
      String.raw`(?:4[.,][68]|5[.,][68]|6[.,]8|8[.,]8|10[.,]9|12[.,]9)(?![\d.,]?\d)(?! ?(?:${measured})(?![\p{L}\d²³¹]))${end}`,
    ),
  },
  // Threads, diameters, sections, lengths.
  {
    kind: 'size',
    starts: 'l',
    pattern: sticky(
      String.raw`M ?\d{1,2}(?:[.,]\d)? ?[x×*] ?\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×*] ?\d{1,4}(?:[.,]\d{1,2})?)?(?: ?mm)?${end}`,
    ),
  },
  { kind: 'size', starts: 'l', pattern: sticky(String.raw`M\d{1,2}(?:-\d{2,3}|[.,]\d)?${end}`) },
  {
    kind: 'size',
    starts: 'ls',
    pattern: sticky(String.raw`(?:[Øø⌀Φ]|rond${end}|dia(?:meter|m)?${end}\.?) ?${num}(?: ?(?:mm|cm))?${end}`),
  },
  // `6mm x 10 sheets`: the size before the quantity.
  { kind: 'size', starts: 'd', pattern: sticky(String.raw`${num} ?(?:mm|cm)(?= ?[x×] ?\d{1,4} (?:${counted})${end})`) },
  // `MDF 12mm 1220x2440 x 40`: a sheet whose thickness was said asks for 40.
  {
    kind: 'size',
    starts: 'd',
    pattern: sticky(String.raw`\d{3,4}[x×*]\d{4}(?: ?mm)?(?= [x×*] ?\d{1,4}\s{0,9}$)(?<=\d ?mm\P{L}.{0,60})`),
  },
  {
    kind: 'size',
    starts: 'd',
    pattern: sticky(
      String.raw`(?!\d{1,3} x \d{1,2} ?mm (?:${boards})${end})(?!\d{1,9} ?x ?\d{1,9}(?:[.,]\d{1,9})? ?(?:l|ltrs?|liters?|litres?|kg|ml)${end}(?! ?=))${num}(?: ?(?:mm|cm|m|"))? ?(?:[x×*]|bij${end}|by${end}) ?[Øø]?${num}(?: ?(?:mm|cm|m|"))?(?: ?(?:[x×*]|bij${end}|by${end}) ?${num}){0,2}(?: ?(?:${length}|"))?${end}`,
    ),
  },
  {
    kind: 'size',
    starts: 'l',
    pattern: sticky(
      String.raw`(?:lengte|lang|breedte|breed|dikte|dik|hoogte|length|width|thickness|height) ?[:=]? ?\d{3,5}(?: ?mm)?${end}|(?:lengte|lang|length|long) ?[:=]? ?\d{1,2}[.,]\d{1,2}${end}(?! ?(?:[x×*]|${length}${end}))`,
    ),
  },
  {
    kind: 'size',
    starts: 'd',
    pattern: sticky(String.raw`\d{2,5} ?(?:lang|dik|breed|hoog|long|thick|wide|high)${end}(?! ?\p{L})`),
  },
  { kind: 'size', starts: 'l', pattern: sticky(String.raw`[lbhdLBHD] ?= ?${num}(?: ?${length})?${end}`) },
  {
    kind: 'size',
    starts: 'ds',
    pattern: sticky(
      String.raw`\d{1,2}(?: \d)?[/⁄](?:2|4|8|16|32)(?: ?(?:"|”|''|inch|duim))|\d{1,2}(?:[½¼¾])? ?(?:"|”|''|inch|duim)${end}|\d{1,2}[½¼¾] ?"`,
    ),
  },
  // Measures.
  {
    kind: 'measure',
    starts: 'ds',
    pattern: sticky(
      String.raw`(?:\d{1,3}(?:[.,' ]\d{3}){1,2}(?:[.,]\d{1,4})?|\d{1,7}(?:[.,]\d{1,4})?|\d{0,4}[½¼¾]) ?(?:strekkende meters?|strekkende m|str\.? ?meters?|str\.? ?m1?|vierkante meters?|vierkante m|kubieke meters?|m1|m2|m3|m¹|m²|m³|mm|cm|dm|mtrs?\.?|meters?|metres?|mt|m|linear metres?|lm|sqm|sq\.? ?m|kuub|ml|cl|ltrs?\.?|liters?|litres?|l|kgs?|kilo(?:gram)?s?|gram|gr|ton(?:nes|s)?|°c?|graden|degrees?|micron|mu|watt|volt|bar|kn)(?![\p{L}\d²³¹]|-\p{L}| ?=)`,
    ),
  },
  // Article codes and references with hyphens, dots and slashes in them.
  {
    kind: 'code',
    starts: 'dl',
    pattern: sticky(
      String.raw`(?=[\p{L}\d./_-]{0,30}\d)(?=[\d./_-]{0,30}\p{L})[\p{L}\d]{1,16}(?:[-./_][\p{L}\d]{1,16}){1,6}${end}`,
    ),
  },
  // `1.000.000 st` and `1.000.000 bouten` are a million; `1.250.300 bouten` is an article.
  {
    kind: 'number',
    starts: 'd',
    pattern: sticky(
      String.raw`[1-9]\d{0,2}(?:\.\d{3}){2}(?:,\d{1,4})?(?= ?(?:${counted}|stück|pièces?)${end})|[1-9]\d{0,2}\.\d{3}\.000(?![.\d])`,
    ),
    unless: (_, __, before) => isLabelled(before),
  },
  {
    kind: 'never',
    starts: 'd',
    pattern: sticky(String.raw`\d{1,10}(?:[-/]\d{1,10}){1,4}${end}|\d{1,6}(?:\.\d{1,6}){2,5}${end}`),
  },
  { kind: 'number', starts: 'd', pattern: sticky(String.raw`[1-9]\d{6}(?= (?:${counted})${end})`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{7,40}${end}`) },
  { kind: 'never', starts: 'd', pattern: sticky(String.raw`\d{1,3}(?:e|de|ste|th|nd|rd)${end}`) },
  {
    kind: 'number',
    starts: 'd',
    pattern: sticky(
      String.raw`[1-9]\d{0,2}(?:(?:\s\d{3}){1,2}|(?:['’]\d{3}){1,2})(?:[.,]\d{1,4})?(?!\d)(?=\s?\p{L}|\s{0,3}(?:[.,;)]\D|[.,;)]?$))`,
    ),
    unless: isNoGroup,
  },
  {
    kind: 'number',
    starts: 'ds',
    pattern: sticky(
      String.raw`[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d{1,2}|(?<=\.\d{3}),\d{4}|(?<=,\d{3})\.\d{4})?(?!\d)|\d{0,6}[½¼¾]|\d{1,6}(?:[.,]\d{1,4})?(?!\d)`,
    ),
  },
  { kind: 'word', starts: 'l', pattern: sticky(String.raw`(?:\p{L}\.){2,6}|c\/w${end}`) },
  {
    kind: 'word',
    starts: 'ls',
    pattern: sticky(String.raw`[\p{L}][\p{L}\p{M}\d]{0,60}(?:[-'’][\p{L}\p{M}\d]{1,60}){0,6}|['’]n${end}`),
  },
]

const digit = patterns.filter(({ starts }) => starts.includes('d'))
const letter = patterns.filter(({ starts }) => starts.includes('l'))
const sign = patterns.filter(({ starts }) => starts.includes('s'))
const signs = /["“„€£$+('’½¼¾ØøΦ⌀._%-]/

/** The patterns that a token with this first character may match, in order. */
export function patternsFor(character: string): readonly TokenPattern[] {
  if (/\d/.test(character)) return digit
  if (/\p{L}/u.test(character)) return letter
  return signs.test(character) ? sign : []
}
