import { cutFileName, cutText, storableText } from './text.rules.ts'

test.each([
  ['a shorter one stays', 'abc', 5, 'abc'],
  ['a longer one is cut', 'abcdef', 3, 'abc'],
  ['a character that is cut through goes', 'ab😀', 3, 'ab'],
  ['one that still fits stays', 'ab😀c', 4, 'ab😀'],
  ['half of one goes at the end too', 'ab\ud83d', 5, 'ab'],
  ['nothing stays nothing', '', 3, ''],
])('of a text: %s', (_, text, most, expected) => {
  expect(cutText(text, most)).toBe(expected)
})

test.each([
  ['a shorter one stays', 'staat.pdf', 9, 'staat.pdf'],
  ['a longer one keeps its ending', 'bestekstaat.pdf', 9, 'beste.pdf'],
  ['no character is cut through', 'ab😀😀.pdf', 7, 'ab.pdf'],
  ['what is long is no ending', `x.${'y'.repeat(30)}`, 4, 'x.yy'],
  ['a name may have none', 'bestekstaat', 5, 'beste'],
  ['a dot in front begins none', '.verborgen', 5, '.verb'],
])('of a file name: %s', (_, name, most, expected) => {
  expect(cutFileName(name, most)).toBe(expected)
})

test('what cannot be stored is replaced, and all else keeps its place', () => {
  expect(storableText('a\0b\ud83dc😀')).toBe('a\ufffdb\ufffdc😀')
})
