import {
  Email,
  type ContactPersonInput,
  type CustomerAddressInput,
  type CustomerContactInput,
  type CustomerDetail,
  type CustomerPart,
} from '@staffel/shared-api/contract'
import { textOrNull } from '@staffel/shared-api/rules'
import { Value } from 'typebox/value'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { invalid, notFound } from '../../../../errors.ts'
import { text, type Text } from '../../../../texts/text.ts'
import { companyFields, companyProblems } from '../../company/company-fields.ts'
import type { By, KeepingService } from './keeping.service.ts'
import type { PartsRepository, PartTable } from './parts.repository.ts'

export interface PartsDependencies {
  readonly changing: KeepingService['changing']
  readonly parts: PartsRepository
}

interface PartToSave {
  readonly table: PartTable
  readonly kind: 'email' | 'phone' | null
  readonly values: Readonly<Record<string, string | null>>
  readonly problems?: Readonly<Record<string, Text>>
  readonly what: 'address' | 'contact' | 'person'
  /** How the log names it. */
  readonly subject: string
}

type Input = CustomerPart & { readonly is_primary?: boolean }

/** Addresses, contacts and contact persons of a customer. One of each kind is the primary one. */
export function partsService({ changing, parts }: PartsDependencies) {
  function save(
    { organization_id: asked, rev, id, is_primary }: Omit<Input, 'id'> & { readonly id?: number },
    { table, kind, values, problems = {}, what, subject }: PartToSave,
    by: By,
  ): Promise<CustomerDetail> {
    return changing(by, { id: asked, rev }, async (tx, { tenant_id: tenantId, id: organizationId }) => {
      const owner = { tenantId, organizationId }
      const stored = id === undefined ? null : await parts.find(tx, table, owner, id)
      if (id !== undefined && (!stored || stored.kind !== kind)) throw notFound()
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const saved = await parts.write(tx, table, owner, id, values)
      if (is_primary) await parts.makePrimary(tx, table, owner, { id: saved, kind })
      await parts.promote(tx, table, owner, kind)
      await followed(tx, table, owner)
      return { action: `organization.${what}_saved`, detail: { subject } }
    })
  }

  function remove(
    { organization_id: asked, rev, id }: CustomerPart,
    { table, what }: Pick<PartToSave, 'table' | 'what'>,
    by: By,
  ): Promise<CustomerDetail> {
    return changing(by, { id: asked, rev }, async (tx, { tenant_id: tenantId, id: organizationId }) => {
      const owner = { tenantId, organizationId }
      const stored = await parts.find(tx, table, owner, id)
      if (!stored) throw notFound()
      await parts.remove(tx, table, owner, id)
      await parts.promote(tx, table, owner, stored.kind)
      await followed(tx, table, owner)
      return { action: `organization.${what}_deleted`, detail: { subject: stored.subject } }
    })
  }

  /** Everything that changes a customer raises its revision. */
  async function followed(
    tx: Tx,
    table: PartTable,
    owner: { readonly tenantId: number; readonly organizationId: number },
  ): Promise<void> {
    if (table === 'organization_contact') await parts.followContacts(tx, owner)
    await parts.raise(tx, owner)
  }

  return {
    saveAddress: (input: CustomerAddressInput, by: By): Promise<CustomerDetail> => save(input, addressOf(input), by),

    saveContact: (input: CustomerContactInput, by: By): Promise<CustomerDetail> => {
      const { kind } = input
      const value = input.value.trim()
      const isWrong = kind === 'email' && !Value.Check(Email, value)
      const problems: Record<string, Text> = isWrong ? { value: text('field.format.email') } : {}
      return save(
        input,
        { table: 'organization_contact', kind, values: { kind, value }, problems, what: 'contact', subject: value },
        by,
      )
    },

    savePerson: (input: ContactPersonInput, by: By): Promise<CustomerDetail> => {
      const name = input.name.trim()
      const values = {
        name,
        job_title: (input.job_title ?? '').trim(),
        email: textOrNull(input.email)?.toLowerCase() ?? null,
        phone: (input.phone ?? '').trim(),
      }
      return save(input, { table: 'contact_person', kind: null, values, what: 'person', subject: name }, by)
    },

    removeAddress: (part: CustomerPart, by: By) => remove(part, { table: 'organization_address', what: 'address' }, by),
    removeContact: (part: CustomerPart, by: By) => remove(part, { table: 'organization_contact', what: 'contact' }, by),
    removePerson: (part: CustomerPart, by: By) => remove(part, { table: 'contact_person', what: 'person' }, by),
  }
}
export type PartsService = ReturnType<typeof partsService>

function addressOf(input: CustomerAddressInput): PartToSave {
  const tidied = companyFields({
    name: '-',
    email: null,
    phone: null,
    street: input.street,
    number: input.number,
    number_addition: input.number_addition ?? null,
    postal_code: input.postal_code,
    city: input.city,
    country_code: input.country_code ?? null,
  })
  const { street, number, number_addition, postal_code, city, country_code } = tidied
  const problems = companyProblems(tidied)
  if (`${street}${postal_code}${city}` === '') problems['street'] = text('field.required')
  const label = (input.label ?? '').trim()
  return {
    table: 'organization_address',
    kind: null,
    values: {
      address_type: input.address_type,
      label,
      street,
      number,
      number_addition,
      postal_code,
      city,
      country_code,
    },
    problems,
    what: 'address',
    subject: label || [`${street} ${number}`.trim(), city].filter(Boolean).join(', '),
  }
}
