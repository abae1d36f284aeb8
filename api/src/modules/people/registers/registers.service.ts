import type { FoundAddress, RegisteredCompany, Registers, VatCheck } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../errors.ts'
import { scopeWithin, type Caller } from '../../../http/caller.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import { text } from '../../../texts/text.ts'
import { compact, isVatNumber } from '../company/company-fields.ts'
import type { CompanyRepository } from '../company/company.repository.ts'
import type { AddressRegister, HouseNumber } from './asking/address-register.ts'
import type { TradeRegister } from './asking/trade-register.ts'
import { viesNumber, type Vies } from './asking/vies.ts'
import type { VatCheckRepository } from './vat-check.repository.ts'

export interface RegistersDependencies {
  readonly db: Db
  readonly checks: VatCheckRepository
  readonly companies: Pick<CompanyRepository, 'ofTenant'>
  readonly limits: SendingLimits
  /** Null: the environment does not name it. */
  readonly vies: Vies | null
  readonly tradeRegister: TradeRegister | null
  readonly addresses: AddressRegister | null
  readonly now: () => Date
}

interface Within {
  /** An Admin's; the own one unless it is sent. */
  readonly tenant_id?: number
}

/** Registers outside, asked on behalf of a tenant and within its limits. No transaction waits for an answer. */
export function registersService(dependencies: RegistersDependencies) {
  const { db, checks, companies, limits, vies, tradeRegister, addresses, now } = dependencies

  /** Counts one question, or refuses it; answers the VAT number of who asks. */
  async function spend(caller: Caller, tenantId: number): Promise<string> {
    return asTenant(db, { tenantId }, async (tx) => {
      const company = await companies.ofTenant(tx, tenantId)
      if (!company) throw notFound()
      await limits.spend(tx, { tenantId, userId: caller.userId, kind: 'register', amount: 1 })
      return company.vat_number
    })
  }

  return {
    available: (): Registers => ({
      vat_numbers: vies !== null,
      companies: tradeRegister !== null,
      addresses: addresses !== null,
    }),

    async checkVat(
      caller: Caller,
      { vat_number, ...within }: Within & { readonly vat_number: string },
    ): Promise<VatCheck> {
      const tenantId = tenantOf(caller, within)
      if (!vies) throw notFound()
      const vatNumber = compact(vat_number)
      if (!isVatNumber(vatNumber)) throw invalid({ vat_number: text('company.vat_number') })
      if (!viesNumber(vatNumber)) throw invalid({ vat_number: text('registers.vatCountry') })
      const own = compact(await spend(caller, tenantId))
      const answer = await vies.check(vatNumber, isVatNumber(own) && viesNumber(own) ? own : null)
      const checkedAt = now()
      await asTenant(db, { tenantId }, (tx) =>
        checks.add(tx, tenantId, { ...answer, vatNumber, checkedAt, checkedBy: caller.userId }),
      )
      const { requester: _requester, ...told } = answer
      return { vat_number: vatNumber, checked_at: checkedAt.toISOString(), ...told }
    },

    async findCompanies(
      caller: Caller,
      { query, ...within }: Within & { readonly query: string },
    ): Promise<RegisteredCompany[]> {
      const tenantId = tenantOf(caller, within)
      if (!tradeRegister) throw notFound()
      await spend(caller, tenantId)
      const found = await tradeRegister.find(query)
      if (!found) throw new DomainError('UNAVAILABLE', { message: text('registers.noCompanies') })
      return found
    },

    async findAddress(
      caller: Caller,
      { postal_code, number, ...within }: Within & { readonly postal_code: string; readonly number: string },
    ): Promise<FoundAddress[]> {
      const tenantId = tenantOf(caller, within)
      if (!addresses) throw notFound()
      const house = houseNumber(postal_code, number)
      const known = addresses.known(house)
      if (known) return known
      await spend(caller, tenantId)
      const found = await addresses.find(house)
      if (!found) throw new DomainError('UNAVAILABLE', { message: text('registers.noAddresses') })
      return found
    },
  }
}
export type RegistersService = ReturnType<typeof registersService>

function tenantOf(caller: Caller, { tenant_id }: Within): number {
  const scope = scopeWithin(caller, tenant_id ?? caller.tenantId)
  if (!scope?.tenantId) throw notFound()
  return scope.tenantId
}

/** What stands behind the figures, a letter or a floor, is in the same street. */
function houseNumber(postalCode: string, typed: string): HouseNumber {
  const postcode = compact(postalCode)
  const [number] = /^[1-9]\d{0,4}(?!\d)/.exec(typed.trim()) ?? []
  if (!/^[1-9]\d{3}[A-Z]{2}$/.test(postcode)) throw invalid({ postal_code: text('company.postal_code') })
  if (number === undefined) throw invalid({ number: text('registers.houseNumber') })
  return { postcode, number }
}
