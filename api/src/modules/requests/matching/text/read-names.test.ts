import { Cursor } from './cursor.ts'
import { takeCodes, takeGrades, takeNames } from './read-names.ts'

function names(text: string): string[] {
  const cursor = new Cursor(text)
  takeNames(cursor)
  takeGrades(cursor, { threaded: /m\d|din/i.test(text) })
  return cursor.names
}

test.each([
  ['DIN 933', 'norm:din933'],
  ['din933', 'norm:din933'],
  ['ISO 4017', 'norm:din933'],
  ['DIN EN ISO 4017', 'norm:din933'],
  ['EN-ISO 4017', 'norm:din933'],
  ['DIN125A', 'norm:din125'],
  ['DIN 125-1A', 'norm:din125'],
  ['ISO 7089', 'norm:din125'],
  ['DIN 127 B', 'norm:din127'],
  ['ISO 4762', 'norm:din912'],
  ['ISO 10642', 'norm:din7991'],
  ['ISO 7093', 'norm:din9021'],
  ['DIN 99999', 'norm:din99999'],
  ['RAL 9010', 'ral:9010'],
  ['RAL9010', 'ral:9010'],
  ['ral-7016', 'ral:7016'],
  ['M8 8.8', 'grade:8.8'],
  ['M8x40 10,9', 'grade:10.9'],
  ['8.8 M8', 'grade:8.8'],
  ['M8 klasse 12.9', 'grade:12.9'],
  ['A2', 'grade:a2'],
  ['A4-80', 'grade:a4'],
  ['rvs 304', 'grade:a2'],
  ['AISI 316L', 'grade:a4'],
  ['1.4401', 'grade:a4'],
  ['V2A', 'grade:a2'],
  ['S235JR', 'grade:s235'],
  ['C24', 'grade:c24'],
  ['OSB-3', 'grade:osb3'],
  ['OSB/3', 'grade:osb3'],
  ['OSB 3 18 mm', 'grade:osb3'],
])('%s is %s', (text, name) => {
  expect(names(text)).toEqual([name])
})

test.each(['4,8 m lang', 'NEN 3569', 'OSB 18 mm', 'A20', '316 stuks', 'M8 4,8 m', 'EN 10'])(
  '%s names nothing',
  (text) => {
    expect(names(text)).toEqual([])
  },
)

test.each([
  ['KOK-90903-6B', 1],
  ['M934-30-ZN', 1],
  ['art. AB-1234', 1],
  ['M10x60-A2', 0],
  ['OSB-3', 0],
  ['T-stuk', 0],
  ['44x69-300', 0],
])('%s holds %d codes', (text, count) => {
  const cursor = new Cursor(text)
  takeCodes(cursor)
  expect(cursor.codes).toHaveLength(count)
})
