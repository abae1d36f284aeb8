import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { OfferPdfOptions, PrintedOffer } from './printed-offer.types.ts'
import { renderOfferPdf } from './render-offer-pdf.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleLines, sampleOffer } from './testing/sample-offer.ts'

const issued: OfferPdfOptions = { language: 'nl', draft: false }

const read = async (changes: Partial<PrintedOffer> = {}, options: Partial<OfferPdfOptions> = {}) =>
  readPdf(await renderOfferPdf(sampleOffer(changes), { ...issued, ...options }))
const drawing = (svg: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${svg}</svg>`)
const logo = { bytes: drawing('<rect width="60" height="20" fill="#0f5e5c"/>'), mime: 'image/svg+xml' }
const hash = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')

describe('the PDF of an offer', () => {
  it('names seller, buyer, number, dates and contact', async () => {
    const { pages, text } = await read({ customer_reference: 'PRJ-118' })
    expect(pages).toHaveLength(1)
    for (const line of [
      'Staffel Houthandel B.V.',
      'Kade 12a',
      '1013 AB Amsterdam',
      'Bouwbedrijf De Haan B.V.',
      '3542 AB Utrecht',
      'Offerte OFF-2026-0042 v2',
      'Kapconstructie woonhuis',
      'Uw referentie PRJ-118',
      'Gewenste levering 30-03-2026',
      'Geldig t/m 04-04-2026',
      'Contactpersoon Marieke Jansen',
    ])
      expect(text).toContain(line)
  })

  it.each([
    [14, 'Betalingstermijn 14 dagen'],
    [1, 'Betalingstermijn 1 dag'],
    [0, 'Betalingstermijn direct'],
  ])('says that the customer pays within %s days', async (payment_term_days, words) => {
    expect((await read({ payment_term_days })).text).toContain(words)
  })

  it('is dated where the seller is', async () => {
    expect((await read()).text).toContain('Datum 06-03-2026')
    expect((await read({}, { timeZone: 'America/New_York' })).text).toContain('Datum 05-03-2026')
  })

  it('shows a version number from the second version on', async () => {
    expect((await read({ version: 1 })).text).toContain('Offertenummer OFF-2026-0042\n')
  })

  it('is worded in English, with Dutch numbers', async () => {
    const { text, info } = await read({}, { language: 'en' })
    for (const line of [
      'Offer number OFF-2026-0042 v2',
      'Date 6 Mar 2026',
      'Valid until 4 Apr 2026',
      'VAT 21% of € 1.030,76 € 216,46',
      'Total including VAT € 1.247,22',
      'Page 1 of 1',
    ])
      expect(text).toContain(line)
    expect(text).not.toMatch(/Totaal|Geldig|Aantal/)
    expect(info).toMatchObject({ Title: 'Offer OFF-2026-0042 v2 – Kapconstructie woonhuis', Language: 'en-GB' })
  })

  it('names the delivery address when it is another one', async () => {
    const { customer } = sampleOffer()
    if (!customer) throw new Error('the sample has a customer')
    const shipping = { ...customer.addresses.shipping, street: 'Veldzichtlaan', number: '3', postal_code: '3541 CD' }
    expect((await read({ customer: { ...customer, addresses: { ...customer.addresses, shipping } } })).text).toMatch(
      /Afleveradres[\s\S]*Veldzichtlaan 3[\s\S]*3541 CD Utrecht/,
    )
    expect((await read()).text).not.toContain('Afleveradres')
  })

  it('says on every page of a draft that it is one, and has nothing to sign', async () => {
    const items = sampleLines(40)
    const dutch = await read({ items }, { draft: true })
    expect(dutch.pages.length).toBeGreaterThan(1)
    for (const page of dutch.pages) expect(page).toContain('CONCEPT')
    expect(dutch.text).not.toContain('Voor akkoord')
    expect((await read({}, { draft: true, language: 'en' })).text).toContain('DRAFT')
    const final = await read({ items })
    expect(final.text).not.toContain('CONCEPT')
    expect(final.text).toContain('Voor akkoord')
  })

  it('has the company, its numbers and the page on every page', async () => {
    const { pages } = await read({ items: sampleLines(60) })
    pages.forEach((page, index) => {
      expect(page).toContain(
        'Staffel Houthandel B.V. · KvK 00012345 · Btw NL000012345B01 · IBAN NL00 BANK 0123 4567 89',
      )
      expect(page).toContain('onze algemene voorwaarden van toepassing.')
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
    })
    for (const page of pages.slice(1)) expect(page).toContain('Offerte OFF-2026-0042 v2')
  })

  it('prints the description with its lists, and no markup', async () => {
    const { text } = await read({
      description:
        '<p>Eén &amp; twee, <b>vet</b>&nbsp;en <i>schuin</i>; 3 &lt; 4 &euro;</p><ul><li>punt</li></ul><p>regel<br>volgende</p><script>alert(1)</script>',
    })
    expect(text).toMatch(/Eén & twee, vet en schuin; 3 < 4 €\n• punt\nregel\nvolgende/)
    expect(text).not.toMatch(/alert|[<]p|&amp;/)
  })

  it('keeps the lines of a description without markup', async () => {
    expect((await read({ description: 'een\ntwee &eacute;n' })).text).toContain('een\ntwee én')
  })

  it('writes the signs of the trade and of other alphabets, and drops those that hide or turn text', async () => {
    const { text } = await read({ notes: '≤ 5 ≥ ⌀ 12 → ✓ Ω µ ½ ² € CO₂ Łódź Ελλάδα Київ ½″ – 10\u202E00\u200B1' })
    // The font has one sign for micro and the Greek letter.
    expect(text).toMatch(/≤ 5 ≥ ⌀ 12 → ✓ Ω [µμ] ½ ² € CO₂ Łódź Ελλάδα Київ ½″ – 10001/)
  })

  it('prints all of long terms, in their order, over pages', async () => {
    const words = Array.from(
      { length: 2_800 },
      (_, index) => `woord${index}${index % 40 === 39 ? '\n\n' : index % 9 === 8 ? '\n' : ''}`,
    ).join(' ')
    const { spoken, pages } = await read({ terms: words })
    expect(words.length).toBeGreaterThan(20_000)
    expect(pages.length).toBeGreaterThan(3)
    expect(spoken.match(/woord\d+/g)).toEqual(words.match(/woord\d+/g))
  })

  it('is a document also without customer, texts and lines', async () => {
    const nobody = {
      name: '',
      street: null,
      number: null,
      number_addition: null,
      postal_code: null,
      city: null,
      phone: null,
      email: null,
      logo_url: null,
    }
    const { pages, text } = await read({
      items: [],
      title: '',
      description: '',
      notes: ' ',
      terms: '',
      customer: null,
      validUntil: null,
      desired_delivery_date: null,
      created_by: null,
      company: nobody,
      footer: { text: '', coc_number: null, vat_number: null, iban: null },
    })
    expect(pages).toHaveLength(1)
    expect(text).toContain('Deze offerte heeft nog geen regels.')
    expect(text).not.toMatch(/Geldig|Opmerkingen|Voorwaarden|null/)
  })

  it('shows the logo, and the name where there is none or it cannot be read', async () => {
    const kinds = await Promise.all(
      (['png', 'jpeg', 'webp', 'gif'] as const).map(async (kind) => ({
        bytes: await sharp(logo.bytes).toFormat(kind).toBuffer(),
        mime: `image/${kind}`,
      })),
    )
    for (const image of [logo, ...kinds])
      expect(await read({}, { logo: image })).toMatchObject({ images: 1, roles: { Figure: 1 } })
    expect(await read({}, { logo: { bytes: Buffer.from('no picture'), mime: 'image/png' } })).toMatchObject({
      images: 0,
      pages: [expect.stringContaining('Staffel Houthandel B.V.\n')],
    })
  })

  it('tells a screen reader what is a heading and what a table', async () => {
    const { roles, info } = await read()
    expect(roles).toMatchObject({ H1: 1, H2: 3, Table: 1, TR: 4, TH: 6 })
    expect(info).toMatchObject({ Language: 'nl-NL' })
  })
})

describe('the signed copy', () => {
  const signature = {
    name: 'Peter de Haan',
    function: 'Werkvoorbereider',
    email: 'p.dehaan@example.nl',
    at: '2026-03-10T13:03:22Z',
    ip: '192.0.2.7',
    poNumber: 'PO-118',
    hash: 'ab'.repeat(32),
  }

  it('says who agreed, when, from where and to which document', async () => {
    const { text } = await read({}, { signature: { ...signature, text: 'P. de Haan' } })
    for (const line of [
      'Digitaal ondertekend',
      'Naam Peter de Haan',
      'Functie Werkvoorbereider',
      'Getekend op 10-03-2026 14:03:22 (GMT+01:00)',
      'IP-adres 192.0.2.7',
      'Uw inkoopnummer PO-118',
      'ab'.repeat(32),
      'Akkoord 10-03-2026',
      'P. de Haan',
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('Plaats en datum')
  })

  it('shows a drawn signature', async () => {
    const image = {
      bytes: await sharp(drawing('<path d="M2 10 L50 4" stroke="#000"/>')).png().toBuffer(),
      mime: 'image/png',
    }
    expect(await read({}, { signature: { ...signature, image }, language: 'en' })).toMatchObject({
      images: 1,
      text: expect.stringContaining('Signed electronically'),
    })
  })
})

describe('rendering', () => {
  it('gives the same bytes for the same offer, whatever was drawn before it', async () => {
    const options = { ...issued, logo }
    const first = await renderOfferPdf(sampleOffer({ items: sampleLines(20) }), options)
    await renderOfferPdf(sampleOffer({ notes: 'ﬁets\u00a0één Ελλάδα', terms: '−‐‑–' }), { language: 'en', draft: true })
    const again = await renderOfferPdf(structuredClone(sampleOffer({ items: sampleLines(20) })), options)
    expect(hash(again)).toBe(hash(first))
    expect(hash(await renderOfferPdf(sampleOffer({ items: sampleLines(21) }), options))).not.toBe(hash(first))
  })

  it('draws several at once', async () => {
    const titles = ['Een', 'Twee', 'Drie', 'Vier']
    const pdfs = await Promise.all(titles.map((title) => renderOfferPdf(sampleOffer({ title }), issued)))
    const read = await Promise.all(pdfs.map(readPdf))
    expect(read.map(({ info }) => info.Subject)).toEqual(titles)
  })

  it('draws a hundred lines with less than two seconds of the processor', async () => {
    const offer = sampleOffer({ items: sampleLines(100) })
    await renderOfferPdf(sampleOffer(), issued)
    // Of all threads: it is drawn in one of its own.
    const before = process.cpuUsage()
    await renderOfferPdf(offer, issued)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })

  it('says which offer could not be drawn, and draws the next', async () => {
    await expect(renderOfferPdf(sampleOffer(), { ...issued, timeZone: 'Nowhere/Never' })).rejects.toThrow(
      'The PDF of OFF-2026-0042 could not be drawn',
    )
    await expect(renderOfferPdf(sampleOffer(), issued)).resolves.toBeInstanceOf(Uint8Array)
  })
})
