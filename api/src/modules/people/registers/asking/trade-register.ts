import type { RegisteredCompany } from '@staffel/shared-api/contract'
import type { RegistersConfig } from '../../../../system/registers-config.ts'
import type { AskRegister } from './ask-register.ts'
import { jsonFields, jsonList, jsonText } from './json-fields.ts'
import { writtenPostcode } from './written-postcode.ts'

export interface TradeRegister {
  /** Null: it did not answer. */
  find(query: string): Promise<RegisteredCompany[] | null>
}

const most = 10

/** The search of the Dutch trade register, which is the one call of it that costs nothing. */
export function tradeRegister(
  ask: AskRegister,
  { url, key }: NonNullable<RegistersConfig['tradeRegister']>,
): TradeRegister {
  return {
    async find(query) {
      const wanted = new URLSearchParams({ ...searched(query.trim()), resultatenPerPagina: '50' })
      const answer = await ask({ register: 'kvk', url: `${url}/v2/zoeken?${wanted}`, headers: { apikey: key } })
      // That nothing fits is told as a page that does not exist.
      if (answer?.status === 404 && answer.body !== undefined) return []
      if (answer?.status !== 200 || answer.body === undefined) return null
      return oncePerPlace(jsonList(jsonFields(answer.body)['resultaten']))
        .flatMap(companyOf)
        .slice(0, most)
    },
  }
}

function searched(query: string): Record<string, string> {
  const figures = query.replace(/[\s.]/g, '')
  return /^\d{8}$/.test(figures) ? { kvkNummer: figures } : { naam: query }
}

type Found = Readonly<Record<string, unknown>>

/** A company stands there as a legal person too, which has no address where an establishment has one. */
function oncePerPlace(found: readonly Found[]): Found[] {
  const established = new Set(
    found.filter(({ type }) => type !== 'rechtspersoon').map(({ kvkNummer }) => jsonText(kvkNummer)),
  )
  return found.filter(({ type, kvkNummer }) => type !== 'rechtspersoon' || !established.has(jsonText(kvkNummer)))
}

function companyOf({ kvkNummer, naam, adres }: Found): RegisteredCompany[] {
  const number = jsonText(kvkNummer, 40)
  const name = jsonText(naam)
  if (number === null || name === null) return []
  const { straatnaam, huisnummer, huisletter, postcode, plaats } = jsonFields(jsonFields(adres)['binnenlandsAdres'])
  const code = jsonText(postcode, 20)
  return [
    {
      chamber_of_commerce_number: number,
      name,
      street: jsonText(straatnaam),
      number: jsonText(huisnummer, 20),
      number_addition: jsonText(huisletter, 20),
      postal_code: code && writtenPostcode(code),
      city: jsonText(plaats, 100),
    },
  ]
}
