import fc from 'fast-check'
import { contentDisposition, filenameOf } from '../../../rules/content-disposition.rules.ts'
import { offerPdfName } from './offerPdfName.ts'

const named = (customer: string | null, version = 1) => offerPdfName({ offer_nr: 'OFF-2026-0042', version, customer })

describe('offerPdfName', () => {
  it.each([
    [named('Bouwbedrijf Jansen'), 'Offerte OFF-2026-0042 - Bouwbedrijf Jansen.pdf'],
    [named('Bouwbedrijf Jansen', 2), 'Offerte OFF-2026-0042 v2 - Bouwbedrijf Jansen.pdf'],
    [named(null), 'Offerte OFF-2026-0042.pdf'],
    [named('  '), 'Offerte OFF-2026-0042.pdf'],
    [named('A/S "Søren"\r\n'), 'Offerte OFF-2026-0042 - A-S Søren.pdf'],
    [named(' Jansen . .'), 'Offerte OFF-2026-0042 - Jansen.pdf'],
    [named(`${'A'.repeat(79)} ${'B'.repeat(20)}`), `Offerte OFF-2026-0042 - ${'A'.repeat(79)}.pdf`],
    [named('A'.repeat(100)), `Offerte OFF-2026-0042 - ${'A'.repeat(80)}.pdf`],
    [named(`${' '.repeat(1000)}Jansen`), 'Offerte OFF-2026-0042.pdf'],
    [named('Jansen B.V.'), 'Offerte OFF-2026-0042 - Jansen B.V.pdf'],
    [named('evil\u202efdp'), 'Offerte OFF-2026-0042 - evil fdp.pdf'],
    [offerPdfName({ offer_nr: 'NS2603/7', version: 1, customer: null }), 'Offerte NS2603-7.pdf'],
  ])('%s', (name, expected) => {
    expect(name).toBe(expected)
  })

  it('is a plain file name for any customer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (customer) => {
        expect(named(customer)).toMatch(/^Offerte OFF-2026-0042( - [^/\\:|*?"<>\p{Cc}\p{Cf}]{1,80})?\.pdf$/u)
      }),
    )
  })
})

describe('contentDisposition', () => {
  it('gives old readers ASCII and others the name', () => {
    expect(contentDisposition('Offerte é "1".pdf')).toBe(
      `attachment; filename="Offerte e _1_.pdf"; filename*=UTF-8''Offerte%20%C3%A9%20%221%22.pdf`,
    )
    expect(contentDisposition('€5*.pdf')).toBe(`attachment; filename="_5*.pdf"; filename*=UTF-8''%E2%82%AC5%2A.pdf`)
    expect(contentDisposition('a.pdf', 'inline')).toMatch(/^inline; /)
  })

  it('is read back to the name, and holds to one line of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const header = contentDisposition(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(filenameOf(header)).toBe(name)
      }),
    )
  })

  it.each([
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment', null],
    ["attachment; filename*=UTF-8''%E0", null],
    [null, null],
  ])('of %j is %j', (header, name) => {
    expect(filenameOf(header)).toBe(name)
  })
})
