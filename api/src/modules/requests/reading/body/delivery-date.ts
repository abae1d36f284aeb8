import { fold } from '../words/fold.ts'
import { monthNumbers } from '../words/month-numbers.ts'
import { words } from '../words/words.ts'

const months = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|')
const day = new RegExp(
  String.raw`(?<![\d/.-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?|(\d{1,2})(?:e|ste|th|st|nd|rd)? (${months})\.?(?: (\d{4}))?|(${months}) (\d{1,2})(?:st|th|nd|rd)?,? (\d{4})|(?:week|wk|weeknr)\.? ?(\d{1,2}))(?![\d/])`,
  'g',
)
const notDelivery =
  /offerte|aanbieding|reageren|reactie|prijs|quote|quotation|reply|respond|offer|retour|verlopen|betaling|factuur|budget|vergadering|sluiting|opbouw|start/

/**
 * The day that a mail wants its goods on, `YYYY-MM-DD`: the first one in a clause about delivery. Of a week its Monday.
 */
export function deliveryDate(text: string, writtenOn: Date): string | null {
  for (const sentence of fold(text.slice(0, 50_000)).split(/[\n;!?]|\.(?=\s)|,(?=\s\p{L}{3})/u)) {
    const cues = sentence.split(/[^\p{L}]+/u).some((word) => words.deliveryCues.has(word))
    if (!cues || notDelivery.test(sentence)) continue
    day.lastIndex = 0
    for (const found of sentence.matchAll(day)) {
      const date = dateOf(found, writtenOn)
      if (date !== null) return date
    }
  }
  return null
}

function dateOf(found: RegExpExecArray, writtenOn: Date): string | null {
  const [
    ,
    isoYear,
    isoMonth,
    isoDay,
    numberDay,
    numberMonth,
    numberYear,
    wordDay,
    wordMonth,
    wordYear,
    monthFirst,
    dayAfter,
    yearAfter,
    week,
  ] = found
  if (week !== undefined) return mondayOf(Number(week), writtenOn)
  if (isoYear !== undefined) return asDay(Number(isoYear), Number(isoMonth), Number(isoDay))
  if (numberDay !== undefined) return coming(Number(numberDay), Number(numberMonth), numberYear, writtenOn)
  if (wordDay !== undefined) return coming(Number(wordDay), monthNumbers.get(wordMonth ?? '') ?? 0, wordYear, writtenOn)
  return asDay(Number(yearAfter), monthNumbers.get(monthFirst ?? '') ?? 0, Number(dayAfter))
}

/** Without a year it is the next such day. */
function coming(dayOfMonth: number, month: number, year: string | undefined, writtenOn: Date): string | null {
  if (year !== undefined) return asDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, dayOfMonth)
  const thisYear = asDay(writtenOn.getUTCFullYear(), month, dayOfMonth)
  const today = writtenOn.toISOString().slice(0, 10)
  return thisYear === null || thisYear >= today ? thisYear : asDay(writtenOn.getUTCFullYear() + 1, month, dayOfMonth)
}

function asDay(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth && year >= 2000 && year < 2100
  return isReal ? date.toISOString().slice(0, 10) : null
}

function mondayOf(week: number, writtenOn: Date): string | null {
  if (week < 1 || week > 53) return null
  const monday = (year: number): Date => {
    const fourth = new Date(Date.UTC(year, 0, 4))
    return new Date(fourth.getTime() + ((week - 1) * 7 - ((fourth.getUTCDay() + 6) % 7)) * 86_400_000)
  }
  const thisYear = monday(writtenOn.getUTCFullYear())
  const passed = thisYear.getTime() + 7 * 86_400_000 < writtenOn.getTime()
  return (passed ? monday(writtenOn.getUTCFullYear() + 1) : thisYear).toISOString().slice(0, 10)
}
