import { fold, stem } from './fold.ts'

const same = (...words: string[]) => new Set(words.map((word) => stem(fold(word)))).size === 1

test.each([
  ['plaat', 'platen', 'plaatje', 'plaatjes'],
  ['bout', 'bouten', 'boutje', 'boutjes'],
  ['schroef', 'schroeven', 'schroefje'],
  ['buis', 'buizen'],
  ['moer', 'moeren'],
  ['ring', 'ringen'],
  ['lat', 'latten'],
  ['paal', 'palen'],
  ['doos', 'dozen', 'doosje', 'doosjes'],
  ['mof', 'moffen'],
  ['koker', 'kokers'],
  ['tegel', 'tegels'],
  ['blik', 'blikken'],
  ['verzinkt', 'verzinkte'],
  ['wit', 'witte'],
  ['zwart', 'zwarte'],
  ['grijs', 'grijze'],
  ['steen', 'stenen'],
  ['handschoen', 'handschoenen'],
  ['Azobé', 'azobe'],
  ['okoumé', 'OKOUME'],
  ['tube', 'tubes'],
  ['bolt', 'bolts'],
  ['washer', 'washers'],
  ['screw', 'screws'],
  ['box', 'boxes'],
  ['tile', 'tiles'],
  ['sheet', 'sheets'],
  ['batten', 'battens'],
  ['length', 'lengths'],
  ['pipe', 'pipes'],
])('%s', (...forms) => {
  expect(same(...forms)).toBe(true)
})

test.each([
  ['bout', 'buis'],
  ['plank', 'plaat'],
  ['wit', 'witgoed'],
  ['moer', 'mof'],
  ['bocht', 'bout'],
])('%s is not %s', (one, other) => {
  expect(same(one, other)).toBe(false)
})

test('what carries a digit or is short stays as it is', () => {
  expect(['a2', 'pvc', 'm8x40', 'din933'].map(stem)).toEqual(['a2', 'pvc', 'm8x40', 'din933'])
})
