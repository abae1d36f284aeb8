import type { CustomerCandidate, NewCustomer } from '@staffel/shared-api/contract'
import {
  comparablePostcode,
  comparableRegistration,
  companyDomain,
  isSameCustomer,
  textOrNull,
} from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid, notFound } from '../../../errors.ts'
import { boundOrganization, scopeWithin, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { text, type Text } from '../../../texts/text.ts'
import { compact, companyFields, companyProblems, isVatNumber } from '../company/company-fields.ts'
import type { CustomerToStore, NewCustomerRepository } from './new-customer.repository.ts'

export interface NewCustomerDependencies {
  readonly db: Db
  readonly customers: NewCustomerRepository
  readonly now: () => Date
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

/** Adds customers: by themselves, or as part of a first offer to them. */
export function newCustomerService({ db, customers, now }: NewCustomerDependencies) {
  /**
   * In the caller's transaction, and without an activity of its own. `at` is where the fields stand in the caller's
   * body.
   */
  async function add(tx: Tx, tenantId: number, input: NewCustomer, at = ''): Promise<number> {
    const customer = customerOf(input)
    const problems = companyProblems({ ...companyFields(asCompany(input)) })
    if (customer.vat_number && !isVatNumber(customer.vat_number)) problems['vat_number'] = text('company.vat_number')
    if (customer.contact?.name === '') problems['contact.name'] = required
    if (customer.regionId !== null && !(await customers.hasRegion(tx, tenantId, customer.regionId)))
      problems['region_id'] = unknownRegion
    if (Object.keys(problems).length > 0) throw invalid(placed(problems, at))
    if (!input.allow_duplicate) await refuseDuplicate(tx, tenantId, customer)
    return customers.insert(tx, tenantId, customer, now())
  }

  async function refuseDuplicate(tx: Tx, tenantId: number, customer: CustomerToStore): Promise<void> {
    await customers.oneAtATime(tx, tenantId)
    const wanted = {
      name: customer.name,
      postal_code: customer.address.postal_code,
      email: customer.email ?? customer.contact?.email ?? null,
      chamber_of_commerce_number: customer.chamber_of_commerce_number,
    }
    const keys = {
      postcode: comparablePostcode(wanted.postal_code),
      domain: companyDomain(wanted.email),
      registration: comparableRegistration(wanted.chamber_of_commerce_number),
    }
    if (keys.postcode === '' && keys.domain === null && keys.registration === '') return
    const candidates: CustomerCandidate[] = (await customers.alike(tx, tenantId, keys)).filter((other) =>
      isSameCustomer(wanted, other),
    )
    if (candidates.length > 0) throw new DomainError('DUPLICATE', { message: alreadyThere, details: { candidates } })
  }

  return {
    add,

    async create(
      { caller, origin, idempotency }: By,
      { tenant_id, ...input }: NewCustomer & { readonly tenant_id?: number },
    ): Promise<{ organization_id: number }> {
      const scope = scopeWithin(caller, tenant_id ?? caller.tenantId)
      if (!scope?.tenantId) throw notFound()
      // It would be another customer beside the own.
      if (boundOrganization(caller) !== null) throw forbidden()
      const { tenantId } = scope
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
          const id = await add(tx, tenantId, input)
          await recordActivity(
            tx,
            { caller, origin },
            {
              tenantId,
              action: 'organization.created',
              entity: 'organization',
              entityId: id,
              detail: { name: input.name },
            },
          )
          return { organization_id: id }
        }),
      )
    },
  }
}
export type NewCustomerService = ReturnType<typeof newCustomerService>

const required = text('field.required')
const unknownRegion = text('customer.unknownRegion')
const alreadyThere = text('customer.alreadyThere')

/** `postal_code` stands in the body as `address.postal_code`, and in an offer below the customer. */
function placed(problems: Readonly<Record<string, Text>>, at: string): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [
      `${at}${field === 'postal_code' ? 'address.postal_code' : field}`,
      message,
    ]),
  )
}

function asCompany({ name, email, phone, address = {} }: NewCustomer) {
  const {
    street = null,
    number = null,
    number_addition = null,
    postal_code = null,
    city = null,
    country_code = null,
  } = address
  return {
    name,
    email: email ?? null,
    phone: phone ?? null,
    street,
    number,
    number_addition,
    postal_code,
    city,
    country_code,
  }
}

const termsOf = ({ language = null, payment_term_days = null, price_note = '' }: NewCustomer) => ({
  language,
  payment_term_days,
  price_note: price_note.trim(),
})

function customerOf(input: NewCustomer): CustomerToStore {
  const { name, email, phone, street, number, number_addition, postal_code, city, country_code } = companyFields(
    asCompany(input),
  )
  const { contact } = input
  return {
    name,
    email: textOrNull(email || contact?.email),
    phone: textOrNull(phone || contact?.phone),
    chamber_of_commerce_number: textOrNull(input.chamber_of_commerce_number),
    vat_number: textOrNull(compact(input.vat_number ?? '')),
    tax_regime: input.tax_regime ?? 'domestic',
    status: input.status ?? 'prospect',
    regionId: input.region_id ?? null,
    ...termsOf(input),
    address: { street, number, number_addition, postal_code, city, country_code },
    contact: contact
      ? {
          name: contact.name.trim(),
          email: textOrNull(contact.email)?.toLowerCase() ?? null,
          phone: textOrNull(contact.phone),
        }
      : null,
  }
}
