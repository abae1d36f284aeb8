import { dutch } from './lists/dutch.ts'
import { english } from './lists/english.ts'
import { anyPhrase } from './any-phrase.ts'
import { otherLanguages } from './lists/other-languages.ts'
import type { WordLists } from './lists/word-lists.types.ts'

type Lists = {
  readonly [Key in keyof WordLists]: WordLists[Key] extends readonly string[] ? Key : never
}[keyof WordLists]

const both = (key: Lists): readonly string[] => [...dutch[key], ...english[key]]
const setOf = (key: Lists): ReadonlySet<string> => new Set(both(key))

/** Both languages at once: one mail often mixes them. */
export const words = {
  pieces: new Set([...both('pieces'), ...otherLanguages.pieces]),
  packs: new Set([...both('packs'), ...otherLanguages.packs]),
  measures: setOf('measures'),
  attributes: new Set([...both('attributes'), ...both('colours')]),
  colours: setOf('colours'),
  materials: setOf('materials'),
  notGoods: setOf('notGoods'),
  notGoodsEndings: both('notGoodsEndings'),
  making: setOf('making'),
  kinds: setOf('kinds'),
  labels: setOf('labels'),
  dated: setOf('dated'),
  sinceWhen: setOf('sinceWhen'),
  clauseWords: setOf('clauseWords'),
  joiners: setOf('joiners'),
  packContent: setOf('packContent'),
  together: setOf('together'),
  specifying: setOf('specifying'),
  more: setOf('more'),
  taken: setOf('taken'),
  passedOn: setOf('passedOn'),
  pointers: setOf('pointers'),
  everything: setOf('everything'),
  places: setOf('places'),
  totalling: setOf('totalling'),
  concerns: anyPhrase(both('concerns')),
  bundleLinks: setOf('bundleLinks'),
  each: setOf('each'),
  eachAlone: setOf('eachAlone'),
  turns: anyPhrase(both('turns')),
  abbreviations: setOf('abbreviations'),
  ditto: setOf('ditto'),
  accessories: setOf('accessories'),
  totals: setOf('totals'),
  weekdays: setOf('weekdays'),
  deliveryCues: setOf('deliveryCues'),
  goods: setOf('goods'),
  goodsEndings: setOf('goodsEndings'),
  asks: anyPhrase([...both('asks'), ...otherLanguages.asks]),
  quoteCues: anyPhrase(both('quoteCues')),
  refusals: anyPhrase(both('refusals')),
  answers: anyPhrase(both('answers')),
  told: anyPhrase(both('told')),
  papers: anyPhrase(both('papers')),
  sameSize: anyPhrase(both('sameSize')),
  disclaimers: anyPhrase(both('disclaimers')),
  pointsBelow: anyPhrase(both('pointsBelow')),
  selling: both('selling').map((phrase) => anyPhrase([phrase])),
  closings: both('closings'),
} as const
