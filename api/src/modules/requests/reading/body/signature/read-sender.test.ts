import { readSender } from './read-sender.ts'
import { deHaan } from '../../testing/de-haan.ts'

const read = (from: string, email: string | null, ...lines: string[]) =>
  Object.fromEntries(
    Object.entries(readSender({ text: lines.join('\n'), subject: 'Aanvraag', from, email })).filter(
      ([, value]) => value,
    ),
  )

describe('who sent a mail', () => {
  test('with all that a Dutch signature says', () => {
    const found = read(
      'Peter de Haan <p.dehaan@bouwbedrijf-dehaan.example>',
      'p.dehaan@bouwbedrijf-dehaan.example',
      '- 250 stuks zeskantmoer DIN 934 M8 verzinkt',
      '',
      'Levering in week 47 aan de Kerklaan 18, budget € 8.500.',
      '',
      'Met vriendelijke groet,',
      '',
      'Peter de Haan',
      'Werkvoorbereider',
      '',
      'Bouwbedrijf De Haan B.V.',
      'Industrieweg 118, 1234 AB Voorbeeldstad',
      'T 030 000 12 34 | M 06 0000 1234',
      'KvK 00012345 | BTW NL000012345B01',
    )
    expect(found).toEqual({ ...deHaan, email: 'p.dehaan@bouwbedrijf-dehaan.example' })
  })

  test('in English, the house before the road and the post code behind the town', () => {
    const found = read(
      '"Helen Marsh (Purchasing)" <purchasing@marsh-fabrication.example>',
      'purchasing@marsh-fabrication.example',
      '500 pcs hex bolt M10 x 60',
      'Kind regards,',
      'Helen Marsh',
      'Marsh Fabrication Ltd',
      'Unit 7, 42 Example Road, Exampleton EX1 2MP',
      'Tel +44 (0)1632 960 123',
      'VAT GB 000 0000 00',
    )
    expect(found).toEqual({
      name: 'Marsh Fabrication Ltd',
      contact: 'Helen Marsh',
      email: 'purchasing@marsh-fabrication.example',
      phone: '+44 (0)1632 960 123',
      street: 'Example Road',
      number: '42',
      postal_code: 'EX1 2MP',
      city: 'Exampleton',
      vat_number: 'GB000000000',
    })
  })

  test.each([
    [
      'a company that only its domain tells to be one, all on one line',
      ['Renée van Vliet <renee@vanvliet-installatie.example>', 'renee@vanvliet-installatie.example'],
      [
        '8 lengtes pvc',
        'Groeten,',
        'Renée van Vliet',
        'Van Vliet Installatie, Sluiskade 9b, 9999 ZZ Testdorp',
        'tel. 0000-123456',
      ],
      {
        name: 'Van Vliet Installatie',
        contact: 'Renée van Vliet',
        number: '9b',
        city: 'Testdorp',
        phone: '0000-123456',
      },
    ],
    [
      'a company as the name of the sender',
      ['"Schildersbedrijf Kwast & Zn." <info@kwast-schilders.example>', 'info@kwast-schilders.example'],
      ['4 blikken lak', 'Mvg,', 'J. Kwast'],
      { name: 'Schildersbedrijf Kwast & Zn.', contact: 'J. Kwast' },
    ],
    [
      'the last name first, and no signature at all',
      ['"Overmars, Sjoerd" <s.overmars@constructie-overmars.example>', 's.overmars@constructie-overmars.example'],
      ['40 kokers 60x40x3'],
      { name: 'Constructie Overmars', contact: 'Sjoerd Overmars' },
    ],
    [
      'somebody at home, whose provider says nothing',
      ['Wouter Klaver <w.klaver@gmail.com>', 'w.klaver@gmail.com'],
      ['6 palen', 'Groet,', 'Wouter', '06-12345678'],
      { name: 'Wouter Klaver', email: 'w.klaver@gmail.com', phone: '06-12345678' },
    ],
    [
      'behind two dashes as well',
      ['Tom Willis <tom@willis-joinery.example>', 'tom@willis-joinery.example'],
      ['60 spruce boards', 'Tom', '-- ', 'Willis Joinery, 3 Mill Lane, Exampleton. 01632 960 456'],
      { name: 'Willis Joinery', contact: 'Tom Willis', street: 'Mill Lane', number: '3' },
    ],
  ])('is read: %s', (_, [from = '', email = ''], lines, expected) => {
    expect(read(from, email, ...lines)).toMatchObject(expected)
  })

  test('is not whom the mail answers', () => {
    const found = read(
      'Ans Jansen <ans@jansen.example>',
      'ans@jansen.example',
      'Doe er nog 20 bij.',
      'Groet,',
      'Ans',
      'Op 3 november 2026 om 10:14 schreef Verkoop <offerte@staffel.example>:',
      '> Met vriendelijke groet,',
      '> Staffel Bouw B.V.',
      '> Handelsweg 1, 5555 AA Elders',
      '> T 030 111 22 33',
    )
    expect(found).toEqual({ name: 'Jansen', contact: 'Ans Jansen', email: 'ans@jansen.example' })
  })

  test('numbers of other things are no phone, and sizes are no address', () => {
    const found = read(
      'Magazijn <magazijn@visser-bouw.example>',
      'magazijn@visser-bouw.example',
      'Zeskantbout M16x120 ........ 64 st',
      'Groet,',
      'Order 4500012870',
      'KvK 00054321',
      'Multiplex berken 18',
    )
    expect(found).not.toHaveProperty('phone')
    expect(found).not.toHaveProperty('postal_code')
    expect(found).toMatchObject({ chamber_of_commerce_number: '00054321' })
  })

  test('of a mail that says nothing is the address, or nothing', () => {
    expect(read('klus@gmail.com', 'klus@gmail.com', 'prijs m8?')).toEqual({
      name: 'klus@gmail.com',
      email: 'klus@gmail.com',
    })
    expect(read('', null)).toEqual({})
  })
})
