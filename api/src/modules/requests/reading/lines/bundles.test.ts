import { readMail } from '../read-mail.ts'
import { plainMail } from '../testing/plain-mail.ts'

const lines = async (text: string) =>
  (await readMail(plainMail(text))).lines.map(({ quantity, searchLine }) => `${quantity} ${searchLine}`)

describe('what comes with each piece of the goods is a line of its own', () => {
  it.each([
    [
      'Graag prijs voor 70 tapbouten M16x60 rvs met moer en twee ringen per bout',
      ['70 moer M16 rvs', '140 ringen M16 rvs'],
    ],
    [
      'Please quote 60 carriage bolts M10x90 stainless, plus a nut and washer for each',
      ['60 nut M10 stainless', '60 washer M10 stainless'],
    ],
    [
      'Graag offerte voor 36 draadeinden M10 verzinkt. Per draadeind 2 moeren en een sluitring.',
      ['72 moeren M10 verzinkt', '36 sluitring M10 verzinkt'],
    ],
    [
      'Please quote 90 hex bolts M8x50 A4, each with two washers and a locknut',
      ['180 washers M8 A4', '90 locknut M8 A4'],
    ],
    [
      'Please quote 80 no. M16 x 90 hex bolts zinc c/w nuts & 2 washers each',
      ['80 nuts M16 zinc', '160 washers M16 zinc'],
    ],
    [
      'Graag 48 slotbouten M12x140 en 2 volgringen per slotbout en 6 platen MDF 9 mm',
      ['96 volgringen M12', '6 6 platen MDF 9 mm'],
    ],
    [
      '- 15 st tapbouten M20x70 verzinkt\n  (elk met 1 moer + 2 rvs ringen)',
      ['15 moer M20 verzinkt', '30 rvs ringen M20'],
    ],
  ])('%s', async (text, expected) => {
    expect((await lines(text)).slice(1)).toEqual(expected)
  })

  it('and no part of the line of the goods', async () => {
    expect(
      await lines('Graag prijs voor\n500 tapbouten M10x30 RVS A4; per bout 2 veerringen en 1 moer, eveneens A4.'),
    ).toEqual(['500 500 tapbouten M10x30 RVS A4;', '1000 veerringen M10 RVS A4', '500 moer M10 RVS A4'])
    expect((await lines('Graag 70 tapbouten M16x60 rvs met moer en twee flat ringen per bout'))[0]).toBe(
      '70 70 tapbouten M16x60 rvs',
    )
  })

  it('unless it has a quantity of its own', async () => {
    expect(await lines('Graag 30 bouten M8x30 met 30 moeren M8 en 60 ringen M8')).toEqual([
      '30 30 bouten M8x30',
      '30 30 moeren M8',
      '60 60 ringen M8',
    ])
  })
})

describe('several quantities of the same goods are several lines', () => {
  it.each([
    [
      'Graag prijs voor 14 m2 vloertegel 45x45 beige voor de hal en 6 m2 voor het toilet',
      ['14 14 m2 vloertegel 45x45 beige voor de hal', '6 vloertegel 45x45 beige voor de hal / 6 m2'],
    ],
    [
      'Graag offerte.\nWandtegel 20x25 wit: 9 m2 keuken en 17 m2 badkamer',
      ['9 Wandtegel 20x25 wit: 9 m2', '17 Wandtegel 20x25 wit: / 17 m2'],
    ],
    [
      'Wij gaan betegelen met antraciet 45x90 mat. Het gaat om 11 m2 beneden en 5 m2 boven, samen 16 m2. Graag een offerte.',
      ['11 antraciet 45x90 mat. Het gaat om 11 m2', '5 antraciet 45x90 mat. / 5 m2'],
    ],
    [
      'Graag prijs voor 9 lengtes PVC buis 125 mm voor de kruipruimte en 4 lengtes voor buiten',
      ['9 9 lengtes PVC buis 125 mm voor de kruipruimte', '4 PVC buis 125 mm voor de kruipruimte / 4 lengtes'],
    ],
  ])('%s', async (text, expected) => {
    expect(await lines(text)).toEqual(expected)
  })

  it('goods with their quantity behind them are none', async () => {
    expect(await lines('Graag prijs: lariks palen 90x90 24 stuks, lariks planken 22x200 52 stuks')).toEqual([
      '24 lariks palen 90x90 24 stuks',
      '52 lariks planken 22x200 52 stuks',
    ])
    expect(await lines('Graag prijs voor moffen 90 mm, 25 stuks en eindkappen 90 mm, 14 stuks')).toEqual([
      '25 moffen 90 mm, 25 stuks',
      '14 eindkappen 90 mm, 14 stuks',
    ])
  })
})

describe('what stands before a colon is what all quantities behind it are of', () => {
  it.each([
    [
      'Graag prijs voor schroeven: 4 dozen 4x30, 7 dozen 6x120 verzinkt',
      ['4 schroeven / 4 dozen 4x30', '7 schroeven / 7 dozen 6x120 verzinkt'],
    ],
    [
      'Graag lakverf zijdeglans van 2,5 liter: 3 blikken wit RAL 9010 en 2 blikken blauw RAL 5010',
      [
        '3 lakverf zijdeglans van 2,5 liter / 3 blikken wit RAL 9010',
        '2 lakverf zijdeglans van 2,5 liter / 2 blikken blauw RAL 5010',
      ],
    ],
  ])('%s', async (text, expected) => {
    expect(await lines(text)).toEqual(expected)
  })
})

describe('what is left out of the second of two goods', () => {
  it.each([
    [
      'Graag offerte:\nMuurverf wit mat: 5 liter - 7 emmers, 2,5 liter - 3 emmers',
      ['7 Muurverf wit mat: 5 liter - 7 emmers', '3 Muurverf wit mat / 2,5 liter - 3 emmers'],
    ],
    [
      'Graag prijs voor 24 st douglas 63x175 lengte 4,80 en 16 st lengte 3,60',
      ['24 24 st douglas 63x175 lengte 4,80', '16 douglas 63x175 / 16 st lengte 3,60'],
    ],
    [
      'Graag prijs: XPS platen 60 mm: 40, 100 mm: 25 stuks',
      ['40 XPS platen 60 mm: 40', '25 XPS platen / 100 mm: 25 stuks'],
    ],
    ['doe mij:\n12x vuren 44x94 3m\n12x idem 3.6m', ['12 12x vuren 44x94 3m', '12 vuren 44x94 / 12x idem 3.6m']],
    [
      'Graag offerte: acht pakken rotswol van 80 mm, zes pakken van 140 mm',
      ['8 acht pakken rotswol van 80 mm', '6 rotswol / zes pakken van 140 mm'],
    ],
    [
      'Graag 50 stuks vuren 44x69, 30 stuks à 3,00 en 20 stuks à 5,40 m',
      ['30 vuren 44x69 / 30 stuks à 3,00', '20 vuren 44x69 / 20 stuks à 5,40 m'],
    ],
    [
      'Please quote birch ply 1220x2440: 9mm x 7 sheets, 12mm x 5 sheets',
      ['7 birch ply 1220x2440: 9mm x 7 sheets', '5 birch ply 1220x2440 / 12mm x 5 sheets'],
    ],
    [
      'Wij gebruiken M12x80 slotbouten, verzinkt. Daar willen we er 300 van, en dezelfde in M12x100: 150 stuks.',
      ['300 M12x80 slotbouten, verzinkt.', '150 slotbouten verzinkt / dezelfde in M12x100: 150 stuks.'],
    ],
  ])('%s', async (text, expected) => {
    expect(await lines(text)).toEqual(expected)
  })
})

it.each([
  'Let op: alles RVS A2.\n\nTapbouten:\nM8x20 - 90\n\n12 platen OSB 18 mm',
  'Graag prijs:\n\nTapbouten:\nM8x20 - 90\n\n12 platen OSB 18 mm\n\nAlles in rvs A2 graag.',
])('what is said of all holds for the bolts: %s', async (text) => {
  expect(await lines(text)).toEqual([
    expect.stringMatching(/^90 rvs A2 \/ Tapbouten \/ M8x20 - 90$/i),
    '12 12 platen OSB 18 mm',
  ])
})

describe('goods that are like goods before them', () => {
  it.each([
    [
      'Graag 26 m2 wandtegel wit mat 30x60 en dezelfde 26 m2 maar dan in beige',
      '26 wandtegel wit mat 30x60 / dezelfde 26 m2 maar dan in beige',
    ],
    [
      'Graag 14 platen MDF 9 mm 1220x2440 en nog eens 10 van diezelfde platen, maar dan 22 mm dik',
      '10 MDF 1220x2440 / 10 van diezelfde platen, maar dan 22 mm dik',
    ],
    [
      'Graag prijs:\na. 16 eiken balken 71x246x4800\nb. idem, maar dan 3000 lang: 5 stuks',
      '5 eiken balken 71x246 / idem, maar dan 3000 lang: 5 stuks',
    ],
    [
      'Graag prijs:\n- jachtlak hoogglans blauw 1 l – 2 blikjes\n- grondverf in dezelfde kleur 1 l – 2 blikjes',
      '2 blauw / grondverf in dezelfde kleur 1 l – 2 blikjes',
    ],
    [
      'Graag prijs:\n• 14 st betonplex 21 x 1220 x 2440\n• dezelfde 14 platen, maar dan 9 mm',
      '14 betonplex 1220 x 2440 / dezelfde 14 platen, maar dan 9 mm',
    ],
    [
      'Graag prijs:\n9x koker 30x30x2 blank\n9x zelfde maar verzinkt',
      '9 koker 30x30x2 blank / 9x zelfde maar verzinkt',
    ],
    [
      'Graag prijs:\n60 m cv-buis 15 mm\ndezelfde buis maar dan 28 mm, 40 m',
      '40 cv-buis / dezelfde buis maar dan 28 mm, 40 m',
    ],
    ['Graag 14 kokers 30x30x2 blank en 6 dezelfde in verzinkt', '6 kokers 30x30x2 blank / 6 dezelfde in verzinkt'],
    [
      'Graag prijs:\n16 st lariks balk 71x171 3,6 m\n8 st zelfde balk 4,8 m',
      '8 lariks balk 71x171 / 8 st zelfde balk 4,8 m',
    ],
    [
      'Please quote 9 sheets OSB 18 mm 1220x2440 and another 5 of the same in 22 mm',
      '5 OSB 1220x2440 / 5 of the same in 22 mm',
    ],
  ])('%s', async (text, expected) => {
    expect((await lines(text))[1]).toBe(expected)
  })
})

it('a material alone on a line says what the lines below it are made of', async () => {
  expect(
    await lines('Graag prijs voor:\n\nPVC wit 50 mm\n7x buis 2 m\n5x bocht 90°\n\nPVC grijs 110 mm\n2x mof'),
  ).toEqual(['7 PVC wit 50 mm / 7x buis 2 m', '5 PVC wit 50 mm / 5x bocht 90°', '2 PVC grijs 110 mm / 2x mof'])
})

it('an asking sentence may end in what the lines below it are made of', async () => {
  expect(
    await lines(
      'Wat kosten jullie in douglas, allemaal geschaafd:\nbalken 71x171x3600, 9 stuks\nlatten 22x50x3000, 60 stuks\nen van azobé:\n4 palen 120x120 3 m',
    ),
  ).toEqual([
    '9 douglas geschaafd / balken 71x171x3600, 9 stuks',
    '60 douglas geschaafd / latten 22x50x3000, 60 stuks',
    '4 azobé / 4 palen 120x120 3 m',
  ])
})

it.each([
  [
    'Graag een prijs voor lariks balken:\n71x171x3000, 6 stuks\n71x196x4200, 9 stuks',
    ['6 lariks balken / 71x171x3000, 6 stuks', '9 lariks balken / 71x196x4200, 9 stuks'],
  ],
  ['Graag prijs voor vuren:\n- 45x70 l=4200: 16', ['16 vuren / 45x70 l=4200: 16']],
  [
    'In beuken graag:\n- 12 platen 18 mm\n- 8 planken 22x150x3000',
    ['12 beuken / 12 platen 18 mm', '8 beuken / 8 planken 22x150x3000'],
  ],
])('or in the goods that the sizes below it are of: %s', async (text, expected) => {
  expect(await lines(text)).toEqual(expected)
})

it('a quantity that is taken back above a list takes back nothing of the list', async () => {
  expect(
    await lines('Graag prijs.\n\n30 m2 laat maar, ik heb liever platen:\n11 platen MDF 9 mm\n6 platen OSB 18 mm'),
  ).toEqual(['11 11 platen MDF 9 mm', '6 6 platen OSB 18 mm'])
})

it('HTML that breaks a sentence in the middle of a phrase is read on', async () => {
  const html =
    '<div>Wij zoeken voor een nieuwbouwproject in het oosten vloertegels 60x60 beige mat. Het gaat om<br>12 m2 voor de hal en 31 m2 voor de kamer.<br>Graag een offerte.</div>'
  const mail = Buffer.from(
    `From: a@x.example.nl\r\nSubject: prijs\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
  )
  expect((await readMail(mail)).lines.map(({ quantity }) => quantity)).toEqual([12, 31])
})
