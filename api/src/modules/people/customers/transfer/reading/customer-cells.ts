import type { CustomerField } from '@staffel/shared-api/contract'
import {
  CellProblem,
  figure,
  oneOf,
  shown,
  words,
  type ReadCell,
} from '../../../../../files/tables/reading/cell-values.ts'
import { text } from '../../../../../texts/text.ts'
import { compact } from '../../../company/company-fields.ts'

/** What a cell says, by its column; an empty one is not asked. */
export const customerCells: Readonly<Record<CustomerField, ReadCell>> = {
  customerId: figure,
  name: line,
  status: oneOf('active', 'prospect'),
  email: line,
  phone: line,
  chamberOfCommerceNumber: registration,
  vatNumber: (cell, style) => compact(String(line(cell, style))),
  taxRegime: oneOf('domestic', 'reverse_charge', 'export'),
  language: oneOf('nl', 'en'),
  paymentTermDays: days,
  priceNote: (cell) => clean(words(cell)),
  region: line,
  street: line,
  number: line,
  numberAddition: line,
  postalCode: line,
  city: line,
  countryCode: country,
  contactName: line,
  contactJobTitle: line,
  contactEmail: (cell, style) => String(line(cell, style)).toLowerCase(),
  contactPhone: line,
}

/** As it can be stored: PostgreSQL has no place for NUL. */
const clean = (value: string): string => value.toWellFormed().replaceAll('\u0000', '').trim()

/** What stands on one line of a form. */
function line(...[cell]: Parameters<ReadCell>): string {
  return clean(words(cell).replace(/[\r\n\t]/g, ' '))
}

/** A spreadsheet that keeps it as a number forgets the zero that it begins with. */
function registration(...[cell, style]: Parameters<ReadCell>): unknown {
  const written = line(cell, style)
  return /^\d{7}$/.test(written) ? `0${written}` : written
}

/** `30`, and `30 dagen` as other programs write it. */
function days(...[cell, style]: Parameters<ReadCell>): unknown {
  return figure(typeof cell === 'string' ? cell.replace(/ (?:dagen|days)$/i, '') : cell, style)
}

/** `NL`, and what people call a country. */
function country(...[cell]: Parameters<ReadCell>): unknown {
  const name = shown(cell)
  if (/^[A-Za-z]{2}$/.test(name)) return name.toUpperCase()
  return countries.get(name.toLowerCase()) ?? new CellProblem(text('customer.file.country', { value: name }))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Every code of ISO 3166 that has a name, by that name. */
const countries: ReadonlyMap<string, string> = new Map(
  ['nl', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return letters.flatMap((first) =>
      letters.flatMap((second) => {
        const name = names.of(first + second)
        return name === undefined ? [] : [[name.toLowerCase(), first + second] as const]
      }),
    )
  }),
)
