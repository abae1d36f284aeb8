import type { VatCheck } from '@staffel/shared-api/contract'
import type { AskRegister, RegisterAnswer } from './ask-register.ts'
import { jsonFields, jsonList, jsonText } from './json-fields.ts'

export type ViesAnswer = Pick<VatCheck, 'outcome' | 'consultation_number' | 'name' | 'address'>

export interface Vies {
  /** `requester` is the number of who asks, or null: with it the answer carries a number that proves it. */
  check(vatNumber: string, requester: string | null): Promise<ViesAnswer & { readonly requester: string | null }>
}

// Greece writes EL before its numbers; XI is Northern Ireland.
const countries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** Country and number as VIES writes them; null where it knows no numbers of that country. */
export function viesNumber(vatNumber: string): { readonly country: string; readonly number: string } | null {
  const written = vatNumber.slice(0, 2)
  const country = written === 'GR' ? 'EL' : written
  return countries.has(country) ? { country, number: vatNumber.slice(2) } : null
}

const unknown: ViesAnswer = { outcome: 'unknown', consultation_number: null, name: null, address: null }

/** The VAT numbers of the Union, by the REST API of the Commission. */
export function vies(ask: AskRegister, baseUrl: string): Vies {
  async function asked(vatNumber: string, requester: string | null): Promise<RegisterAnswer | null> {
    const wanted = viesNumber(vatNumber)
    const asker = requester === null ? null : viesNumber(requester)
    return ask({
      register: 'vies',
      url: `${baseUrl}/check-vat-number`,
      body: {
        countryCode: wanted?.country,
        vatNumber: wanted?.number,
        ...(asker && { requesterMemberStateCode: asker.country, requesterNumber: asker.number }),
      },
    })
  }

  return {
    async check(vatNumber, requester) {
      const answer = await asked(vatNumber, requester)
      // Its own number is no reason to leave the other one unchecked: asked without it, there is only no proof.
      if (requester !== null && faultsOf(answer).includes('INVALID_REQUESTER_INFO'))
        return { ...read(await asked(vatNumber, null)), requester: null }
      return { ...read(answer), requester }
    },
  }
}

/** What VIES says went wrong, in either of the places where it does. */
function faultsOf(answer: RegisterAnswer | null): string[] {
  const { errorWrappers, userError } = jsonFields(answer?.body)
  const told = [userError, ...jsonList(errorWrappers).map(({ error }) => error)].flatMap(
    (fault) => jsonText(fault) ?? [],
  )
  return told.filter((fault) => fault !== 'VALID' && fault !== 'INVALID')
}

/** Invalid is said in so many words, in an answer that tells of no fault. Everything else is not known. */
function read(answer: RegisterAnswer | null): ViesAnswer {
  const { valid, requestIdentifier, name, address } = jsonFields(answer?.body)
  if (answer?.status !== 200 || typeof valid !== 'boolean' || faultsOf(answer).length > 0) return unknown
  return {
    outcome: valid ? 'valid' : 'invalid',
    consultation_number: told(requestIdentifier, 100),
    name: told(name, 500),
    address: told(address, 1_000),
  }
}

/** Countries that do not tell write dashes. */
function told(value: unknown, longest: number): string | null {
  const text = jsonText(value, longest)
  return text === null || /^-+$/.test(text) ? null : text
}
