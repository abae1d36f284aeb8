import { buildCatalogueIndex } from './index/build-catalogue-index.ts'
import { candidates, matchLine } from './match-line.ts'
import type { LineToMatch, MatchableProduct } from './matching.types.ts'

type Given = Partial<MatchableProduct> & { readonly name: string }

const products = (...given: readonly Given[]): MatchableProduct[] =>
  given.map((product, place) => ({
    id: place + 1,
    description: '',
    sku: null,
    externalItemCode: null,
    properties: [],
    priced: true,
    ...product,
  }))

const matches = (line: string | LineToMatch, ...given: readonly Given[]) =>
  matchLine(buildCatalogueIndex(products(...given)), typeof line === 'string' ? { searchLine: line } : line)
const found = (line: string | LineToMatch, ...given: readonly Given[]) =>
  matches(line, ...given).map(({ productId }) => productId)

const bolts = [
  'Slotbout M8x40 verzinkt',
  'Slotbout M8x45 verzinkt',
  'Slotbout M8x40 RVS A2',
  'Slotbout M8x40 RVS A4',
].map((name) => ({ name }))

describe('what is returned', () => {
  test('one product when it is certain and leads', () => {
    expect(matches('slotbouten M8x40 verzinkt', ...bolts)).toEqual([
      {
        productId: 1,
        wordscore: 3,
        matchDimension: true,
        totalscore: 6,
        wordShare: 1,
        dimensionHits: 2,
        because: 'words',
      },
    ])
  })

  test('others beside it when it is not certain for the tenant', () => {
    const index = buildCatalogueIndex(products({ name: 'MDF plaat 6 mm' }, { name: 'MDF plaat 6 mm vochtwerend' }))
    const line = { searchLine: '10 MDF plaat 6 mm', quantity: 10 }
    const [best, ...others] = matchLine(index, line, 6)
    expect(matchLine(index, line)).toEqual([best])
    expect(best).toMatchObject({ productId: 1, totalscore: 5 })
    expect(others).not.toEqual([])
  })

  test('up to three when the line leaves a choice', () => {
    expect(found('slotbouten M8x40', ...bolts)).toEqual([1, 3, 4])
    expect(found('slotbouten M8x40', ...bolts, { name: 'Slotbout M8x40 messing' })).toHaveLength(3)
  })

  test('nothing that is certain when more fit alike than can be shown', () => {
    const pipes = [32, 40, 50, 75].map((size) => ({ name: `PVC buis ${size} mm 4 m` }))
    expect(matches('PVC buis 4 m', ...pipes).map(({ totalscore }) => totalscore)).toEqual([3, 3, 3])
    expect(matches('PVC buis 40 mm 4 m', ...pipes)).toMatchObject([{ productId: 2, totalscore: 6 }])
  })

  test('goods of an unknown kind by one size', () => {
    expect(found('stempels 3 m', { name: 'Vuren lat 3 m' })).toEqual([])
    expect(found('stempels 45x70 3 m', { name: 'Vuren lat 45x70 3 m' })).toEqual([1])
  })

  test('what a line says itself, not what the heading above it says', () => {
    expect(
      found(
        'vloertegel beige 60x60 / dezelfde maar dan in wit',
        { name: 'Vloertegel beige 60x60' },
        { name: 'Vloertegel wit 60x60' },
      ),
    ).toEqual([2])
    expect(
      found(
        'hoekstaal 30x30x3 blank 6 m / 8x idem maar verzinkt',
        { name: 'Hoekstaal 30x30x3 blank 6 m' },
        { name: 'Hoekstaal 30x30x3 verzinkt 6 m' },
      ),
    ).toEqual([2])
  })

  test.each([
    'slotbouten M8x50 verzinkt',
    'slotbouten M10x40',
    'slotbout M8x40 messing',
    'zeskantmoer M8 verzinkt',
    'ontstoppingsstuk M8x40',
    '25 zakken cement',
    '',
    '!?',
  ])('nothing for %p', (line) => {
    expect(found(line, ...bolts)).toEqual([])
  })

  test('candidates are not cut: other sizes and materials come after what fits', () => {
    const index = buildCatalogueIndex(products(...bolts))
    expect(candidates(index, { searchLine: 'slotbout M8x45 rvs a2' }).map(({ productId }) => productId)).toEqual([
      2, 3, 4, 1,
    ])
    expect(candidates(index, { searchLine: 'slotbout M8x45 rvs a2' }, 2)).toHaveLength(2)
  })
})

describe('order of what fits alike', () => {
  test('one with a price first, then the plainer name, then the lower id', () => {
    expect(found('slotbout M8x40', { name: 'Slotbout M8x40', priced: false }, { name: 'Slotbout M8x40' })).toEqual([
      2, 1,
    ])
    expect(found('MDF plaat 12 mm', { name: 'MDF plaat brandwerend 12 mm' }, { name: 'MDF plaat 12 mm' })).toEqual([2])
    expect(found('slotbout M8x40', { name: 'Slotbout M8x40', id: 9 }, { name: 'Slotbout M8x40', id: 4 })).toEqual([
      4, 9,
    ])
  })

  test('the usual one of a kind before the others', () => {
    const nuts = [{ name: 'Borgmoer M8' }, { name: 'Vleugelmoer M8' }, { name: 'Zeskantmoer M8' }]
    expect(matches('moeren M8', ...nuts).map(({ productId, totalscore }) => [productId, totalscore])).toEqual([[3, 5]])
    expect(found('vleugelmoeren M8', ...nuts)).toEqual([2])
  })
})

describe('words', () => {
  test.each([
    ['rvs slotbout M8x40', 'Slotbout M8x40 inox'],
    ['rvs slotbout M8x40', 'Slotbout M8x40 A2'],
    ['slotbout M8x40 316', 'Slotbout RVS M8x40 A4'],
    ['stainless coach bolts M8x40', 'Slotbout RVS M8x40'],
    ['zinc plated carriage bolt M8x40', 'Slotbout M8x40 verzinkt'],
    ['moer M8', 'Hex nut M8'],
    ['spaanplaat schroeven 4x40', 'Spaanplaatschroef 4,0x40'],
    ['eikenbalk 71x246', 'Eiken balk 71x246'],
    ['pvcbuis 110 mm', 'PVC buis Ø110'],
    ['ISO 4017 M8x40', 'Zeskantbout DIN 933 M8x40'],
    ['zeskand bouten M8x40', 'Zeskantbout M8x40'],
    ['xyloglas 4 mm', 'Xyloglas 4 mm'],
    ['xyloglaz 4 mm', 'Xyloglas 4 mm'],
    ['osb 18mill', 'OSB plaat 18 mm'],
    ['rondellen M12 inox', 'Sluitring M12 RVS'],
    ['plankskes lork 20x140', 'Lariks plank 20x140'],
    ['koker 40x40x3 zwart', 'Kokerprofiel 40x40x3 blank'],
    ['spaanplaatschr. 4x50', 'Spaanplaatschroef 4,0x50'],
    ['verzonken imbus M8x30', 'Inbusbout verzonken M8x30'],
    ['schroeven voor spaanplaat 4x40', 'Spaanplaatschroef 4,0x40'],
    ['borgmoer M8 nylon ring verzinkt', 'Borgmoer M8 staal verzinkt'],
    ['screws chipboard 4x40', 'Spaanplaatschroef 4,0x40'],
    ['mof pvc 40 mm lijm', 'PVC mof 40 mm'],
    ['slotbout 8x60', 'Slotbout M8x60'],
    ['lakverf wit 9010', 'Lakverf wit RAL 9010'],
    ['douglas planken 20x140', 'Douglas lat 20x140'],
  ])('%s finds %s', (line, name) => {
    expect(found(line, { name })).toEqual([1])
  })

  test.each([
    ['houtdraadbout M8x40', 'Slotbout M8x40'],
    ['muurverf roller', 'Muurverf wit'],
    ['tegellijm', 'Tegel 60x60'],
    ['spaanplaat 18 mm', 'Spaanplaatschroef 4x18'],
    ['koperen buis 110 mm', 'PVC buis 110 mm'],
    ['grijze PVC bocht', 'PVC bocht wit'],
    ['muurverf voor buiten', 'Muurverf binnen'],
    ['vuren balk 44x69 geïmpregneerd', 'Vuren balk 44x69'],
    ['MDF vochtwerend 12 mm', 'MDF 12 mm'],
    ['zeskantbout DIN 931 M8x40', 'Zeskantbout DIN 933 M8x40'],
    ['T-stuk 110/50', 'T-stuk 110'],
    ['siliconenkit wit', 'Muurverf wit'],
    ['rvs slotbout M8x40', 'Slotbout M8x40'],
    ['slotbout M8x40 A2', 'Slotbout M8x40 A4'],
    ['schroeven voor gipsplaat 4x40', 'Spaanplaatschroef 4,0x40'],
    ['slotbout 10x60', 'Slotbout M8x60'],
    ['EIK-99999-X', 'Eiken lat 22x50'],
  ])('%s does not find %s', (line, name) => {
    expect(found(line, { name })).toEqual([])
  })

  test('an unknown kind of something known may be shown, but is never certain', () => {
    expect(matches('zwaluwbout M8x40 verzinkt', ...bolts)[0]).toMatchObject({ totalscore: 1 })
  })

  test('a colour that the product does not speak of leaves it uncertain', () => {
    expect(matches('MDF zwart 12 mm', { name: 'MDF plaat 12 mm' })[0]).toMatchObject({ totalscore: 3 })
  })

  test('what comes after "voor" is not the goods', () => {
    expect(found('schroeven 4x40 voor hout en beton', { name: 'Schroef 4x40 staal' })).toEqual([1])
  })
})

test('a bare number decides where a product has it', () => {
  const bends = [
    { name: 'PVC bocht 45 graden 32 mm' },
    { name: 'PVC bocht 45 graden 110 mm' },
    { name: 'PVC bocht 90 graden 110 mm' },
  ]
  expect(found({ searchLine: 'acht bochten 45 graden 110', quantity: 8 }, ...bends)).toEqual([2])
  expect(found({ searchLine: 'pos 7 bocht 45 graden 110 mm' }, ...bends)).toEqual([2])
})

test('what a heading says again below it counts once', () => {
  expect(matches({ searchLine: 'M8 slotbouten RVS A2 / M8x40: 50', quantity: 50 }, ...bolts)[0]).toMatchObject({
    productId: 3,
    totalscore: 6,
  })
})

test('a word that fits half the catalogue is no name to be sure of', () => {
  expect(matches({ searchLine: '10 platen 12 mm', quantity: 10 }, { name: 'MDF plaat 12 mm' })[0]).toMatchObject({
    totalscore: 3,
  })
})

describe('codes', () => {
  const coded = [
    { name: 'Slotbout M8x40', sku: 'SB-8040-ZN', externalItemCode: 'X.1234' },
    { name: 'Slotbout M8x45', sku: 'SB-8045-ZN' },
    { name: 'PIR plaat 80 mm', sku: 'PIR-80' },
    { name: 'PIR plaat 60 mm', sku: 'P6' },
  ]

  test.each([
    ['SB-8040-ZN', 1],
    ['24x sb-8045-zn', 2],
    ['sb 8045 zn', 2],
    ['SB8040ZN graag', 1],
    ['art. X.1234', 1],
    ['pir-80 : 90', 3],
  ])('%s', (searchLine, productId) => {
    const [best, ...others] = matches({ searchLine }, ...coded)
    expect(best).toMatchObject({ productId, because: 'code' })
    expect(best?.totalscore).toBeGreaterThanOrEqual(5)
    expect(others).toEqual([])
  })

  test('a code beside another size is shown, but not trusted', () => {
    expect(matches('SB-8040-ZN slotbout M8x60', ...coded)[0]).toMatchObject({
      productId: 1,
      totalscore: 1,
      because: 'code',
    })
  })

  test('what a thing is called is no code: the size decides', () => {
    expect(matches('PIR 80 mm', ...coded)[0]).toMatchObject({ productId: 3, because: 'words' })
  })
})

describe('a remembered product', () => {
  test('goes before what the words say, with the score of a named code', () => {
    const [first, second] = matches({ searchLine: 'slotbouten M8x40', remembered: 4 }, ...bolts)
    expect(first).toMatchObject({ productId: 4, because: 'remembered' })
    expect(first?.totalscore).toBeGreaterThanOrEqual(5)
    expect(second).toMatchObject({ productId: 1, because: 'words' })
  })

  test('also where nothing in the words leads to it; one that is gone is forgotten', () => {
    expect(found({ searchLine: 'de gewone', remembered: 2 }, ...bolts)).toEqual([2])
    expect(found({ searchLine: 'de gewone', remembered: 99 }, ...bolts)).toEqual([])
  })
})

test('the length of a grey pipe is no RAL colour, the number of a grey is', () => {
  expect(
    found(
      'PVC buis 110 grijs 4000',
      { name: 'PVC buis 110 mm grijs 4000 mm' },
      { name: 'PVC buis 110 mm grijs 2000 mm' },
    ),
  ).toEqual([1])
  expect(
    found(
      'kokerprofiel antraciet 7016',
      { name: 'Kokerprofiel antraciet RAL 7016' },
      { name: 'Kokerprofiel antraciet RAL 7024' },
    )[0],
  ).toBe(1)
})
