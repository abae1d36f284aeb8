import type { FoundAddress } from '@staffel/shared-api/contract'
import type { AskRegister } from './ask-register.ts'
import { jsonFields, jsonList, jsonText } from './json-fields.ts'
import { writtenPostcode } from './written-postcode.ts'
import { keepNewest } from '../../../../system/keep-newest.ts'

/** Four figures and two capitals, without a space, and the figures of a house number. */
export interface HouseNumber {
  readonly postcode: string
  readonly number: string
}

export interface AddressRegister {
  /** What was answered before; undefined: it has to be asked. */
  known(house: HouseNumber): FoundAddress[] | undefined
  /** Null: it did not answer. */
  find(house: HouseNumber): Promise<FoundAddress[] | null>
}

const keptMs = 24 * 3_600_000
const mostKept = 2_000

/** Dutch addresses, by PDOK's Locatieserver. What it told is known for a day. */
export function addressRegister(ask: AskRegister, baseUrl: string, now: () => Date): AddressRegister {
  const kept = new Map<string, { readonly at: number; readonly found: FoundAddress[] }>()
  const keyOf = ({ postcode, number }: HouseNumber) => `${postcode} ${number}`

  return {
    known(house) {
      const answer = kept.get(keyOf(house))
      return answer && now().getTime() - answer.at < keptMs ? answer.found : undefined
    },

    async find(house) {
      const wanted = new URLSearchParams([
        ['q', keyOf(house)],
        ['fq', 'type:adres'],
        ['fq', `postcode:${house.postcode}`],
        ['fq', `huisnummer:${house.number}`],
        ['fl', 'straatnaam,postcode,woonplaatsnaam'],
        ['rows', '20'],
      ])
      const answer = await ask({ register: 'pdok', url: `${baseUrl}/free?${wanted}` })
      const { docs } = jsonFields(jsonFields(answer?.body)['response'])
      if (answer?.status !== 200 || !Array.isArray(docs)) return null
      const found = oncePerStreet(jsonList(docs).flatMap(addressOf))
      keepNewest(kept, keyOf(house), { at: now().getTime(), found }, mostKept)
      return found
    },
  }
}

function addressOf({ straatnaam, postcode, woonplaatsnaam }: Readonly<Record<string, unknown>>): FoundAddress[] {
  const street = jsonText(straatnaam)
  const city = jsonText(woonplaatsnaam, 100)
  const code = jsonText(postcode, 20)
  if (street === null || city === null || code === null) return []
  return [{ street, postal_code: writtenPostcode(code), city }]
}

/** A house with additions stands there once for each. */
function oncePerStreet(found: readonly FoundAddress[]): FoundAddress[] {
  return [...new Map(found.map((address) => [`${address.street}\n${address.city}`, address])).values()]
}
