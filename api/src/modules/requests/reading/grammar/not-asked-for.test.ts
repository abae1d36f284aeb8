import { readClauses } from './read-clause.ts'

const read = (
  text: string,
  { english = false, list = true }: { readonly english?: boolean; readonly list?: boolean } = {},
) =>
  readClauses(text, { english, list }).map(({ quantity, unit, start, end }) => ({
    quantity,
    unit,
    text: text.slice(start, end),
  }))
const quantities = (text: string, context = {}) => read(text, context).map(({ quantity }) => quantity)

describe('goods that are not asked for', () => {
  it.each([
    'De 40 m dakgoot kan vervallen',
    '- 20 platen OSB (vervalt)',
    'We hebben nog 3 dozen schroeven 4x40 liggen',
    'De 30 platen MDF zijn al besteld',
    'Vorige week zijn 60 bouten M12x80 geleverd',
    'No, leave out the 24 sheets of plywood',
    'Voor het dak komen er 40 gordingen in, maar die heb ik al',
    'Ik heb een kraan gehuurd en een ploeg van vier man',
    'Ik kom morgen de 8 kokers 40x40 ophalen',
    'Graag wil ik 3 emmers muurverf retour brengen',
    'Ik kom tekort: ik ben bezig met een kap op het schuurtje',
    'Hierbij ga ik akkoord met offerte 7718: 30 platen MDF',
    'Drie jaar geleden kochten wij 45 m2 vloertegels',
    'Die 200 platen EPS 100 mm hoef je nu nog niet mee te nemen',
    'Wij schilderen twee lokalen en een gang van 18 m',
    'Ten behoeve van onze aanbouw (6,5 x 3,2 m, 1 bouwlaag)',
    'Heb jij mijn 2 klemmen nog?',
    'Wij hebben 3 dozen schroeven 4,0x40 over van de laatste levering',
    'Die 25 latten 22x50 heb ik nog liggen',
    'De 18 platen MDF 12 mm zijn waarschijnlijk te veel',
    'Wij vragen drie leveranciers om een offerte',
    'Zoals de vorige 4 keer',
    'Ik heb u hier al 3 maal over gebeld',
    'Elders betaal ik € 9,50 voor een plaat gips',
    'We are building a fence',
    'Steel work portal frame 4',
    'There is no need to send 3 copies',
    'De prijs van de 18 balken 44x120 is prima',
    'Eergisteren hebben jullie 9 platen MDF 12 mm gebracht',
    'De 90 slotbouten M8x70 uit offerte 311 zijn akkoord',
    'Wij bouwen 2 bergingen (elk 3 x 4 m)',
    'Bij meer dan 40 dozen rekenen wij op korting',
    'Delivery to 14 Saddlers Row, Exampleton',
    'Ik ben met de zolder bezig (36 m2 vloer, nok op 4,10)',
    'Op factuur 5512 staan 30 kokers 40x40x3 à € 12,50',
    'Bij afname boven 800 stuks rekenen wij op een betere prijs',
    'Graag prijzen. Alle aantallen zijn voor een reeks van 12 aggregaten',
    'Dit is vertrouwelijk; 2 exemplaren vernietigen',
    'Graag leveren in drie gelijke delen',
    'Levering in 5 delen',
    'Bij 600 stuks of meer graag een staffelprijs',
    'Graag prijzen. De reeks bestaat uit 30 aggregaten',
    'De paarden (12 stuks) gaan in mei naar buiten, dus graag snel antwoord',
    'Dorpsstraat 14 bus 2, 9000 Gent',
    'Wanneer worden de 20 platen multiplex geleverd?',
    'The 200 nuts M8 were delivered yesterday',
  ])('%s', (text) => {
    expect(read(text, { list: false })).toEqual([])
  })

  it('in a mail that asks for nothing only what is named with its size is asked for', () => {
    const story = (text: string) =>
      readClauses(text, { english: false, list: false, story: true }).map(({ quantity }) => quantity)
    expect(story('De loods gaan we vullen met 30 platen OSB 18 mm en 12 rollen folie')).toEqual([30, 12])
    expect(story('Er zat 1 doos schroeven bij terwijl er 3 op de bon staan')).toEqual([])
    expect(story('Er lekt olie uit de 2 cilinders van de heftruck type 25')).toEqual([])
  })

  it('what the goods are for is no part of an item', () => {
    expect(read('Voor een steiger van 30 meter: azobe palen 120x120 3 m 16 stuks', { list: false })).toEqual([
      { quantity: 16, unit: 'stuks', text: 'azobe palen 120x120 3 m 16 stuks' },
    ])
  })

  it('what a tin holds is part of what is asked in the sentence before', () => {
    expect(read('Heeft u lakverf in RAL 7016? Ik heb 4 blikken van 2,5 liter nodig', { list: false })).toEqual([
      { quantity: 4, unit: 'blikken', text: 'lakverf in RAL 7016? Ik heb 4 blikken van 2,5 liter' },
    ])
  })

  it('a refusal does not reach what follows "maar"', () => {
    expect(quantities('De 20 platen OSB kunnen vervallen, maar graag 30 platen MDF 18 mm', { list: false })).toEqual([
      30,
    ])
  })
})
