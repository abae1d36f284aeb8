import { norms } from '../lexicon/norms.ts'
import type { Cursor } from './cursor.ts'

const normName =
  /(?<![\p{L}\d])((?:din|iso|nen|en|bs)[\s-]*(?:(?:en|iso|din)[\s-]*){0,3})(\d{2,5})(?:[\s-]?[a-h](?![\p{L}\d])|-\d(?!\d))?/giu
const ralName = /(?<![\p{L}\d])ral[\s:.-]*(?:kleur\s*)?(\d{4})(?!\d)/giu
const canonical = new Map(norms.flatMap(({ names }) => names.map((name) => [name, names[0] ?? name] as const)))

/** Norms and RAL colours, as names that compare exactly: `norm:din933` also for ISO 4017. */
export function takeNames(cursor: Cursor): void {
  cursor.each(ralName, ([, number = '']) => void cursor.names.push(`ral:${number}`))
  cursor.each(normName, ([, bodies = '', number = '']) => {
    const name = `${/^din[\s-]*$/i.test(bodies) ? 'din' : 'iso'}${number}`
    const known = canonical.get(name)
    if (known === undefined && /^(?:nen|en|bs)[\s-]*$/i.test(bodies)) return
    cursor.names.push(`norm:${known ?? name}`)
  })
}

const strength =
  /(?<![\p{L}\d.,])(?:(?:kl(?:asse)?|grade|gr|cl(?:ass)?|kwaliteit)\.?\s*)?(4|5|6|8|9|10|12)[.,](6|8|9)(?![\d]|\s*(?:mm|cm|m[123²³]?|mtr|meter|l|ltr|liter|kg|ton|sqm|x)(?![\p{L}\d]))/giu
const steelGrade =
  /(?<![\p{L}\d])s[\s-]?(235|275|355|420|460)(?:\s?-?(?:jr|j0|j2|jrh|mh|n|ml)(?![\p{L}]))?(?![\p{L}\d])/giu
const timberGrade = /(?<![\p{L}\d])(?:sterkteklasse\s*)?([cd])\s?(14|16|18|22|24|27|30|35|40|50|60|70)(?![\p{L}\d])/giu
const stainlessGrade = /(?<![\p{L}\d])(a[1245])(?:[\s-]?(?:50|70|80))?(?![\p{L}\d])/giu
const stainlessNumber =
  /(?=3(?:04|16))(?<=(?:rvs|inox|stainless|aisi|ss|roestvrij|roestvast|staal|steel|type|v2a|v4a|a2|a4)[\s()/-]*)(304|316)(?:l|ti)?(?![\p{L}\d])|(?<![\p{L}\d])(1\.4301|1\.4307|1\.4401|1\.4404|1\.4571|v2a|v4a)(?![\p{L}\d])/giu
const boardClass = /(?<![\p{L}\d])osb[\s/-]?([234])(?![\p{L}\d]|\s*mm|[.,]\d)/giu

const molybdenum = new Set(['316', '1.4401', '1.4404', '1.4571', 'v4a'])

/** Strength and steel grades, the kinds of stainless steel, timber and OSB: `grade:a2` also for AISI 304 and V2A. */
export function takeGrades(cursor: Cursor, { threaded }: { readonly threaded: boolean }): void {
  const name = (grade: string) => void (cursor.names.includes(`grade:${grade}`) || cursor.names.push(`grade:${grade}`))
  cursor.each(stainlessNumber, ([, number, name1]) =>
    name(molybdenum.has((number ?? name1 ?? '').toLowerCase()) ? 'a4' : 'a2'),
  )
  cursor.each(stainlessGrade, ([, grade = '']) => name(grade.toLowerCase()))
  cursor.each(steelGrade, ([, number = '']) => name(`s${number}`))
  cursor.each(timberGrade, ([, letter = '', number = '']) => name(`${letter.toLowerCase()}${number}`))
  if (threaded) cursor.each(strength, ([, head = '', tail = '']) => name(`${head}.${tail}`))
  cursor.each(boardClass, ([, grade = '']) => {
    name(`osb${grade}`)
    return false
  })
  // Only the number is the class: "osb" itself is read as a word.
  cursor.each(/(?<=(?<![\p{L}\d])osb[\s/-]?)[234](?![\p{L}\d]|\s*mm|[.,]\d)/giu, () => true)
}

const itemCode = /(?<![\p{L}\d])(?:[a-z]{2,}\d*|[a-z]\d{3,})(?:-[a-z\d]+)+(?![\p{L}\d])/giu

/** A code that the catalogue does not have is no word of the goods, nor is any part of it. */
export function takeCodes(cursor: Cursor): void {
  cursor.each(itemCode, ([code]) => {
    if (code.replace(/\D/g, '').length < 3) return false
    return void cursor.codes.push(code.toLowerCase())
  })
}
