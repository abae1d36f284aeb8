import type { PropertyValue } from '@staffel/shared-api/contract'
import { lineTotal, offerTotals } from '@staffel/shared-api/rules'
import type { PrintedLine, PrintedOffer } from '../printed-offer.types.ts'

const goods: readonly (readonly [string, number, PropertyValue[]])[] = [
  [
    'Vuren balk geschaafd C24\nKD, vierzijdig geschaafd, afgeronde kanten',
    14.35,
    [
      { propertyType: 'Lengte', value: '4200 mm' },
      { propertyType: 'Maat', value: '44 × 146 mm' },
    ],
  ],
  ['RVS A4 slotbout M10 × 120, Ø 10', 1.28, []],
  ['Hardhout Azobé plank 40 × 200 mm, FSC 100%', 38.9, [{ propertyType: 'Kwaliteit', value: '1e, EN 14081' }]],
  ['Multiplex berken 18 mm, 2½ plaat, 1,22 m × 2,44 m = 2,98 m²', 96.5, [{ propertyType: 'Kleur', value: 'Blank' }]],
  ['Spaanplaatschroef 5,0 × 60 verzinkt, doos à 200', 11.75, []],
]

const parties = {
  street: 'Industrieweg',
  number: '118',
  number_addition: null,
  postal_code: '3542 AB',
  city: 'Utrecht',
  phone: '030 000 12 34',
  email: 'inkoop@bouwbedrijf-dehaan.example.nl',
}

/** A line as it is stored. */
export function sampleLine(changes: Partial<PrintedLine> = {}): PrintedLine {
  const line = {
    kind: 'item' as const,
    description: 'Vuren balk',
    quantity: 1,
    unitPrice: 10,
    priceUnit: 1 as const,
    discountPct: 0,
    taxRate: 21,
    propertyValues: [],
    optional: false,
    selected: false,
    priceSource: 'base' as const,
    overridden: false,
    ...changes,
  }
  return { ...line, total: lineTotal(line) }
}

/** So many lines, with some discounts and options. */
export function sampleLines(count: number): PrintedLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [description, unitPrice, propertyValues] = goods[index % goods.length] ?? ['', 0, []]
    return sampleLine({
      description,
      unitPrice,
      propertyValues,
      quantity: (index % 7) * 12 + 1.5,
      discountPct: index % 6 === 5 ? 7.5 : 0,
      optional: index % 11 === 9,
      unit: index % 5 === 2 ? 'm' : 'st.',
    })
  })
}

export function sampleOffer({ items = sampleLines(3), ...changes }: Partial<PrintedOffer> = {}): PrintedOffer {
  const billing = { organization_id: 7, name: 'Bouwbedrijf De Haan B.V.', ...parties }
  return {
    offer_nr: 'OFF-2026-0042',
    version: 2,
    title: 'Kapconstructie woonhuis',
    description:
      '<p>Levering van <b>geschaafd vurenhout</b> op maat volgens uw opgave van 2 maart, <i>inclusief</i> bevestigingsmateriaal.</p><ul><li>Levering franco werk</li><li>Levertijd tien werkdagen</li></ul>',
    createdDate: '2026-03-02T09:30:00.000Z',
    lastModified: '2026-03-05T11:00:00.000Z',
    issuedAt: '2026-03-05T23:30:00.000Z',
    validUntil: '2026-04-04',
    desired_delivery_date: '2026-03-30',
    payment_term_days: null,
    currency: 'eur',
    notes: 'Wij lossen met een kooiaap.\nGraag een verharde losplaats vrijhouden.',
    terms: 'Prijzen zijn in euro en exclusief btw, tenzij anders vermeld. Betaling binnen 30 dagen na factuurdatum.',
    footer: {
      text: 'Op al onze aanbiedingen en leveringen zijn onze algemene voorwaarden van toepassing.',
      coc_number: '00012345',
      vat_number: 'NL000012345B01',
      iban: 'NL00 BANK 0123 4567 89',
    },
    company: {
      name: 'Staffel Houthandel B.V.',
      street: 'Kade',
      number: '12',
      number_addition: 'a',
      postal_code: '1013 AB',
      city: 'Amsterdam',
      phone: '020 000 00 00',
      email: 'verkoop@staffel.example.nl',
      logo_url: null,
    },
    customer: {
      organization_id: 7,
      name: billing.name,
      addresses: { billing, shipping: { ...billing, address_type_code: 'shipping' } },
    },
    created_by: 'Marieke Jansen',
    items,
    totals: offerTotals(items),
    ...changes,
  }
}
