import { findOwnWords } from './find-own-words.ts'
import { plainToLines } from './plain-to-lines.ts'

const own = (text: string, subject = 'Re: offerte') => findOwnWords(plainToLines(text).lines, subject)
const kept = (text: string, subject?: string) =>
  own(text, subject)
    .lines.map((line) => line.text)
    .filter((line) => line !== '')
const history = 'Hallo,\n12 platen oud\nGroet, Sanne'

describe('what the writer wrote for this mail', () => {
  it.each([
    ['Gmail', 'Op di 3 nov 2026 om 10:14 schreef Verkoop <offerte@example.nl>:'],
    ['Gmail, broken over lines', 'Op di 3 nov 2026 om 10:14 schreef Verkoop van Staffel\n<offerte@example.nl>:'],
    ['Gmail in English', 'On Tue, Nov 3, 2026 at 9:02 AM Sales <offerte@example.nl> wrote:'],
    ['Apple', 'Op 8 nov. 2026, om 20:01 heeft Verkoop <offerte@example.nl> het volgende geschreven:'],
    ['Thunderbird', 'Verkoop schreef op 3-11-2026 om 10:14:'],
    [
      'Outlook',
      'Van: Verkoop <offerte@example.nl>\nVerzonden: maandag 2 november 2026 16:42\nAan: Pieter\nOnderwerp: Offerte',
    ],
    [
      'Outlook with a rule',
      '________________________________\nFrom: Sales <offerte@example.nl>\nSent: Tuesday, November 3, 2026 1:15 PM\nTo: Daniel\nSubject: Quotation',
    ],
    [
      'Outlook in bold',
      '*Van:* Verkoop <offerte@example.nl>\n*Verzonden:* maandag 2 november 2026 16:42\n*Aan:* Pieter\n*Onderwerp:* Offerte',
    ],
    ['old Outlook', '-----Oorspronkelijk bericht-----\nVan: Verkoop'],
  ])('ends at the reply header of %s', (_, header) => {
    expect(kept(`20 platen nieuw\n\n${header}\n\n${history}`)).toEqual(['20 platen nieuw'])
  })

  it('a row of columns is no closing phrase', () => {
    expect(kept('Best.nr  Aantal  Omschrijving\n3.1  20  platen', 'x')).toEqual([
      'Best.nr  Aantal  Omschrijving',
      '3.1  20  platen',
    ])
  })

  it('goes on between and below quoted lines', () => {
    expect(
      kept(
        'On Tue, Nov 3, 2026 at 9:02 AM Sales <offerte@example.nl> wrote:\n> Which length?\n\n3,6 m\n\n> And colour?\nRed',
      ),
    ).toEqual(['3,6 m', 'Red'])
  })

  it.each([
    'Met vriendelijke groet,',
    'Mvg',
    'Gr. Jan',
    'Groetjes Esra',
    'Hoogachtend,',
    'Kind regards',
    'Many thanks,',
    'Cheers, Sophie',
    '-- ',
    'Verstuurd vanaf mijn iPhone',
    'Sent from Outlook for iOS',
  ])('ends at %s', (closing) => {
    expect(kept(`20 platen nieuw\n${closing}\nKlaver BV\n12 stalen poorten op voorraad`, 'x')).toEqual([
      '20 platen nieuw',
    ])
  })

  it('is not cut by a sentence that starts like a closing phrase', () => {
    expect(kept('Thanks for the offer, we still need:\n20 platen nieuw', 'x')).toHaveLength(2)
  })

  it('keeps what stands behind the closing phrase for a second look', () => {
    expect(own('Mvg Jan\nPS: ook 5 dozen schroeven 5x60', 'x').afterClosing.map(({ text }) => text)).toEqual([])
    expect(own('20 platen\nMvg Jan\nPS: ook 5 dozen schroeven 5x60', 'x').afterClosing.map(({ text }) => text)).toEqual(
      ['PS: ook 5 dozen schroeven 5x60'],
    )
  })

  it('leaves out disclaimers', () => {
    expect(
      kept(
        '20 platen\nDit bericht is uitsluitend bestemd voor de geadresseerde, 10 dagen na ontvangst.\n30 dagen',
        'x',
      ),
    ).toEqual(['20 platen'])
  })
})

describe('a forward', () => {
  const header =
    'Van: Jelle Hoekstra <jelle@klant.example.nl>\nVerzonden: dinsdag 10 november 2026 22:10\nAan: Tom\nOnderwerp: prijs'

  it.each([
    ['FW: prijs', header],
    ['Fwd: prijs', `---------- Forwarded message ---------\n${header.replace('Verzonden', 'Date')}`],
    ['Fwd: prijs', `Begin doorgestuurd bericht:\n\n${header}`],
  ])('keeps the forwarded words and whose they are (%s)', (subject, head) => {
    const { lines, forwardedFrom } = own(
      `Kijk jij?\n\nTom\n\n${head}\n\nHa Tom,\n16 kokers\n\nGroet Jelle\n\nVan: Tom\nVerzonden: 9 november 2026\nAan: Jelle\nOnderwerp: x\n\n99 oud`,
      subject,
    )
    expect(lines.map(({ text }) => text).filter((text) => text !== '')).toEqual([
      'Kijk jij?',
      'Tom',
      'Ha Tom,',
      '16 kokers',
    ])
    expect(forwardedFrom).toEqual({ shown: 'Jelle Hoekstra <jelle@klant.example.nl>', email: 'jelle@klant.example.nl' })
  })

  it('may be quoted', () => {
    expect(
      kept(
        'Voor jullie.\n\n> Begin forwarded message:\n>\n> From: Graham <g@klant.example.com>\n> Subject: larch\n> Date: 12 November 2026\n> To: Karin\n>\n> 450 boards\n>> 12 old',
        'Fwd: larch',
      ),
    ).toEqual(['Voor jullie.', '450 boards'])
  })
})
