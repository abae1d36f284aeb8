import { dutch } from '../../words/lists/dutch.ts'
import { english } from '../../words/lists/english.ts'
import { fold } from '../../words/fold.ts'

const dutchWords: ReadonlySet<string> = new Set(dutch.telltales)
const englishWords: ReadonlySet<string> = new Set(english.telltales)

/** Whether a text is English rather than Dutch: decides what `1,000` and `2 dozen` mean. */
export function isEnglish(text: string): boolean {
  const found = fold(text.slice(0, 20_000)).split(/[^\p{L}]+/u)
  const count = (list: ReadonlySet<string>): number => found.filter((word) => list.has(word)).length
  return count(englishWords) > count(dutchWords)
}
