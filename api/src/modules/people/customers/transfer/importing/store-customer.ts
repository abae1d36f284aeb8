import { languages, type CustomerField, type CustomerStatus } from '@staffel/shared-api/contract'
import { taxRegimes, textOrNull } from '@staffel/shared-api/rules'
import type { Tx } from '../../../../../db/tenant-transaction.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../../http/record-activity.ts'
import type { CompanyRepository } from '../../../company/company.repository.ts'
import { companyFields } from '../../../company/company-fields.ts'
import type { KeepingRepository } from '../../keeping/keeping.repository.ts'
import type { PartsRepository } from '../../keeping/parts.repository.ts'
import type { NewCustomerRepository } from '../../new-customer.repository.ts'
import { companyOf, contactOf, type PlannedCustomer } from './planned-customer.ts'

export interface StoreCustomerDependencies {
  readonly customers: Pick<NewCustomerRepository, 'insert'>
  readonly keeping: Pick<KeepingRepository, 'update'>
  readonly parts: PartsRepository
  readonly companies: Pick<CompanyRepository, 'savePrimaryContact'>
  readonly now: () => Date
}

export interface StoredBy {
  /** Null: nobody, by itself. */
  readonly caller: Caller | null
  readonly origin: RequestOrigin | null
  /** Where it comes from; a file unless it is said. */
  readonly source?: 'exact'
}

/** Answers the customer. */
export type StoreCustomer = (tx: Tx, tenantId: number, plan: PlannedCustomer, by: StoredBy) => Promise<number>

const ofAddress: readonly CustomerField[] = ['street', 'number', 'numberAddition', 'postalCode', 'city', 'countryCode']
const ofContact: readonly CustomerField[] = ['contactName', 'contactJobTitle', 'contactEmail', 'contactPhone']

/** Stores what a row of a file makes of a customer, by the same ways as the forms do. */
export function storeCustomer({ customers, keeping, parts, companies, now }: StoreCustomerDependencies): StoreCustomer {
  async function change(tx: Tx, tenantId: number, plan: PlannedCustomer, id: number): Promise<void> {
    const { values, stored, changed } = plan
    const has = (fields: readonly CustomerField[]) => changed.some((field) => fields.includes(field))
    const owner = { tenantId, organizationId: id }
    await keeping.update(tx, tenantId, id, columnsOf(plan))
    for (const kind of ['email', 'phone'] as const)
      if (changed.includes(kind)) await companies.savePrimaryContact(tx, tenantId, id, kind, String(values[kind] ?? ''))
    if (has(['email', 'phone'])) await parts.settleContacts(tx, owner)
    if (has(ofAddress)) {
      await parts.write(tx, 'organization_address', owner, stored?.addressId ?? undefined, addressOf(plan))
      await parts.promote(tx, 'organization_address', owner, null)
    }
    const contact = contactOf(values)
    if (has(ofContact) && contact) {
      await parts.write(tx, 'contact_person', owner, stored?.contactId ?? undefined, contact)
      await parts.promote(tx, 'contact_person', owner, null)
    }
  }

  async function add(tx: Tx, tenantId: number, plan: PlannedCustomer): Promise<number> {
    const { name, email, phone } = companyFields(companyOf(plan.values))
    const contact = contactOf(plan.values)
    const { region_id: regionId, ...columns } = columnsOf(plan)
    const customer = {
      ...columns,
      name,
      email: textOrNull(email || contact?.email),
      phone: textOrNull(phone || contact?.phone),
      regionId,
      address: addressOf(plan),
      contact,
    }
    return customers.insert(tx, tenantId, customer, now())
  }

  return async (tx, tenantId, plan, by) => {
    const { stored, values, changed } = plan
    const known = { tenantId, entity: 'organization' } as const
    if (stored) {
      const id = Number(values.customerId)
      await change(tx, tenantId, plan, id)
      await recordActivity(tx, by, {
        ...known,
        action: by.source === 'exact' ? 'organization.synced' : 'organization.imported',
        entityId: id,
        detail: { fields: changed },
      })
      return id
    }
    const id = await add(tx, tenantId, plan)
    await recordActivity(tx, by, {
      ...known,
      action: 'organization.created',
      entityId: id,
      detail: { name: values.name, from: by.source ?? 'file' },
    })
    return id
  }
}

function addressOf({ values }: PlannedCustomer) {
  const { street, number, number_addition, postal_code, city, country_code } = companyFields(companyOf(values))
  return { street, number, number_addition, postal_code, city, country_code }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function columnsOf({ values, regionId }: PlannedCustomer) {
  return {
    name: textOf(values.name).trim(),
    chamber_of_commerce_number: textOrNull(textOf(values.chamberOfCommerceNumber)),
    vat_number: textOrNull(textOf(values.vatNumber)),
    status: statuses.find((status) => status === values.status) ?? 'prospect',
    tax_regime: taxRegimes.find((regime) => regime === values.taxRegime) ?? 'domestic',
    region_id: regionId,
    language: languages.find((language) => language === values.language) ?? null,
    payment_term_days: typeof values.paymentTermDays === 'number' ? values.paymentTermDays : null,
    price_note: textOf(values.priceNote),
  }
}

const statuses: readonly CustomerStatus[] = ['active', 'prospect']
