import { allConcepts, conceptOf, fillers, goods, phraseKey, ralColour } from './lexicon.ts'
import { norms } from './norms.ts'
import { languages } from './words.ts'

const means = (name: string) => (goods.get(phraseKey(name)) ?? []).map((id) => allConcepts[id]?.name)

test('the two languages meet in concepts', () => {
  const pairs = [
    ['rvs', 'stainless steel'],
    ['inox', 'stainless'],
    ['verzinkt', 'zinc plated'],
    ['gegalvaniseerd', 'galvanised'],
    ['moer', 'nut'],
    ['borgmoeren', 'nyloc nuts'],
    ['slotbout', 'coach bolt'],
    ['veerring', 'spring washer'],
    ['carrosseriering', 'penny washer'],
    ['spaanplaatschroeven', 'chipboard screws'],
    ['inbusbout', 'allen bolt'],
    ['vuren', 'spruce'],
    ['lariks', 'larch'],
    ['balk', 'beam'],
    ['multiplex', 'plywood'],
    ['betonplex', 'shuttering ply'],
    ['steenwol', 'rock wool'],
    ['koker', 'hollow section'],
    ['hoekstaal', 'equal angle'],
    ['bocht', 'elbow'],
    ['verbindingsmof', 'coupling'],
    ['muurverf', 'wall paint'],
    ['lakverf', 'enamel'],
    ['grondverf', 'primer'],
    ['zijdeglans', 'satin'],
    ['antraciet', 'anthracite'],
    ['geschaafd', 'planed'],
    ['vochtwerend', 'moisture resistant'],
    ['vloertegel', 'floor tile'],
    ['draadeind', 'threaded rod'],
    ['keilbout', 'wedge anchor'],
    ['kit', 'sealant'],
  ]
  for (const [nl = '', en = ''] of pairs)
    expect([nl, en, means(nl).filter((name) => means(en).includes(name)).length > 0]).toEqual([nl, en, true])
})

test('a set screw is a bolt threaded up to its head, unless it has a socket', () => {
  expect(means('set screws')).toContain('hex-bolt')
  expect(means('socket set screw')).toEqual(['set-screw'])
  expect(means('grub screw')).toEqual(['set-screw'])
})

test('no concept is without a word, and no word of goods is a filler of its own language alone', () => {
  const named = new Set(languages.flatMap(({ concepts }) => Object.keys(concepts)))
  expect(allConcepts.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([])
  // Of both: "lange moer" is a nut, but "lang" says nothing.
  expect(
    ['moer', 'rvs', 'verzinkt', 'plank', 'tegel', 'wit', 'bolt', 'washer'].filter((word) =>
      fillers.has(phraseKey(word)),
    ),
  ).toEqual([])
})

test('concepts: near and far ancestors, and the usual one of a kind', () => {
  const usual = (name: Parameters<typeof conceptOf>[0]) => conceptOf(name).usualOf.map((id) => allConcepts[id]?.name)
  expect(usual('hex-nut')).toEqual(['nut'])
  expect(usual('chipboard-screw')).toEqual(['wood-screw', 'screw'])
  expect(usual('wing-nut')).toEqual([])
  expect(conceptOf('hex-nut').ancestors.map((id) => allConcepts[id]?.name)).toEqual(['nut', 'fastener'])
})

test('a norm has one group of names, and each group describes a kind', () => {
  const all = norms.flatMap(({ names }) => names)
  expect(new Set(all).size).toBe(all.length)
  expect(norms.every(({ kind }) => conceptOf(kind).isKind)).toBe(true)
})

test.each([
  ['9010', 'white'],
  ['9005', 'black'],
  ['7016', 'anthracite'],
  ['7001', 'grey'],
  ['3011', 'red'],
  ['6009', 'green'],
  ['5010', 'blue'],
  ['0000', null],
])('RAL %s is %s', (number, colour) => {
  expect(ralColour(number)).toBe(colour)
})
