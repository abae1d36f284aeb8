import { jsonAnswer, type Answer } from '../http/answers.ts'
import known from './known.json' with { type: 'json' }

interface KnownCompany {
  readonly kvk: string
  readonly name: string
  readonly vat: string
  readonly street: string
  readonly number: number
  readonly letter?: string
  readonly postcode: string
  readonly city: string
}
const companies: readonly KnownCompany[] = known.companies
const abroad: Readonly<Record<string, { readonly name: string; readonly address: string } | undefined>> = known.abroad

type Sent = Readonly<Record<string, unknown>>

/** What VIES says went wrong: with a status of 200 too. */
export const viesFault = (error: string): Answer =>
  jsonAnswer(200, { actionSucceed: false, errorWrappers: [{ error }] })

/** A number that is not known is invalid; one with `999` in it belongs to a country that does not answer. */
export function viesAnswer(
  { countryCode, vatNumber, requesterMemberStateCode, requesterNumber }: Sent,
  now: Date,
): Answer {
  const number = `${String(countryCode)}${String(vatNumber)}`
  if (number.includes('999')) return viesFault('MS_UNAVAILABLE')
  const asker = requesterNumber === undefined ? null : `${String(requesterMemberStateCode)}${String(requesterNumber)}`
  if (asker !== null && !registered(asker)) return viesFault('INVALID_REQUESTER_INFO')
  const found = registered(number)
  return jsonAnswer(200, {
    countryCode,
    vatNumber,
    requestDate: now.toISOString(),
    valid: found !== null,
    requestIdentifier: asker === null ? '' : `WAPIAAAA${number.slice(-8)}`,
    name: found?.name ?? '---',
    address: found?.address ?? '---',
    traderNameMatch: 'NOT_PROCESSED',
  })
}

function registered(vat: string): { readonly name: string; readonly address: string } | null {
  const company = companies.find((each) => each.vat === vat)
  if (!company) return abroad[vat] ?? null
  const { name, street, number, letter = '', postcode, city } = company
  const lines = [`${street} ${String(number).padStart(5, '0')}${letter}`, `${postcode} ${city}`]
  return { name: name.toUpperCase(), address: `\n${lines.join('\n').toUpperCase()}\n` }
}

export function tradeRegisterAnswer(query: URLSearchParams): Answer {
  const number = query.get('kvkNummer')
  const name = query.get('naam')?.toLowerCase()
  const found = companies.filter((each) =>
    number === null ? name !== undefined && each.name.toLowerCase().includes(name) : each.kvk === number,
  )
  if (found.length === 0)
    return jsonAnswer(404, { fout: [{ code: 'IPD5200', omschrijving: 'Geen gegevens gevonden' }] })
  const resultaten = found.flatMap(({ kvk, name: naam, street, number: huisnummer, letter, postcode, city }) => [
    { kvkNummer: kvk, naam, type: 'rechtspersoon', actief: 'Ja' },
    {
      kvkNummer: kvk,
      vestigingsnummer: `0000${kvk}`,
      naam,
      adres: {
        binnenlandsAdres: {
          type: 'bezoekadres',
          straatnaam: street,
          huisnummer,
          ...(letter !== undefined && { huisletter: letter }),
          postcode,
          plaats: city,
        },
      },
      type: 'hoofdvestiging',
      actief: 'Ja',
    },
  ])
  return jsonAnswer(200, { pagina: 1, resultatenPerPagina: 50, totaal: resultaten.length, resultaten })
}

/** In the streets that it knows every house number up to 250 is there, the first of them with additions. */
export function addressAnswer(query: URLSearchParams): Answer {
  const filters = new Map(
    query.getAll('fq').map((filter): [string, string] => {
      const [field = '', value = ''] = filter.split(':')
      return [field, value]
    }),
  )
  const number = Number(filters.get('huisnummer'))
  const at = companies.find(({ postcode }) => postcode === filters.get('postcode'))
  const houses = at && number >= 1 && number <= 250 ? (number === 1 ? ['', 'A', 'B'] : ['']) : []
  const docs = houses.map((huisletter) => ({
    straatnaam: at?.street,
    huisnummer: number,
    ...(huisletter && { huisletter }),
    postcode: at?.postcode,
    woonplaatsnaam: at?.city,
  }))
  return jsonAnswer(200, { response: { numFound: docs.length, start: 0, maxScore: 1, numFoundExact: true, docs } })
}
