import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { SamplePart } from '../sample-part.types.ts'
import { organizationId, type SampleTenant } from '../world.ts'

interface SampleAddress {
  readonly type: 'billing' | 'shipping'
  readonly street: string
  readonly number: string
  readonly numberAddition: string
  readonly postalCode: string
  readonly city: string
  readonly countryCode: string
  readonly isPrimary: boolean
}

interface SampleOrganization {
  readonly vatNumber: string
  readonly chamberOfCommerce: string
  readonly addresses: readonly SampleAddress[]
  readonly contacts: readonly {
    readonly kind: 'email' | 'phone'
    readonly value: string
    readonly isPrimary: boolean
  }[]
  readonly persons: readonly { readonly name: string; readonly function: string; readonly email: string }[]
}

/** Addresses, contacts and people of every organisation, and the two selling companies themselves. */
export const organizationsSample: SamplePart = {
  name: 'addresses and contacts',
  async fill(tx, { staffel, noordstaal }) {
    await fillOrganizations(tx, staffel, 'staffel')
    await fillOrganizations(tx, noordstaal, 'noordstaal')
    await tx
      .insertInto('tenant_company')
      .values([
        {
          tenant_id: staffel.tenantId,
          email: 'verkoop@staffel.example',
          phone: '030 000 21 00',
          street: 'Groothandelsweg',
          number: '12',
          postal_code: '3439 LM',
          city: 'Nieuwegein',
          chamber_of_commerce_number: '00098765',
          vat_number: 'NL000098765B01',
          iban: 'NL02ABNA0123456789',
        },
        {
          tenant_id: noordstaal.tenantId,
          email: 'verkoop@noordstaal.example',
          phone: '050 000 48 00',
          street: 'Walsstraat',
          number: '48',
          postal_code: '9723 ZS',
          city: 'Groningen',
          chamber_of_commerce_number: '00054321',
          vat_number: 'NL000054321B01',
          iban: 'NL91ABNA0417164300',
        },
      ])
      .execute()
  },
}

async function fillOrganizations(tx: Tx, tenant: SampleTenant, name: string): Promise<void> {
  const file = readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')
  const { organizations } = JSON.parse(file) as { organizations: readonly SampleOrganization[] }
  for (const [index, organization] of organizations.entries())
    await fillOrganization(
      tx,
      { tenant_id: tenant.tenantId, organization_id: organizationId(tenant, index) },
      organization,
    )
}

async function fillOrganization(
  tx: Tx,
  key: { tenant_id: number; organization_id: number },
  { vatNumber, chamberOfCommerce, addresses, contacts, persons }: SampleOrganization,
): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ vat_number: vatNumber || null, chamber_of_commerce_number: chamberOfCommerce || null })
    .where('tenant_id', '=', key.tenant_id)
    .where('id', '=', key.organization_id)
    .execute()
  await tx
    .insertInto('organization_address')
    .values(
      addresses.map((address) => ({
        ...key,
        address_type: address.type,
        street: address.street,
        number: address.number,
        number_addition: address.numberAddition,
        postal_code: address.postalCode,
        city: address.city,
        country_code: address.countryCode,
        is_primary: address.isPrimary,
      })),
    )
    .execute()
  await tx
    .insertInto('organization_contact')
    .values(contacts.map(({ kind, value, isPrimary }) => ({ ...key, kind, value, is_primary: isPrimary })))
    .execute()
  await tx
    .insertInto('contact_person')
    .values(
      persons.map((person, index) => ({
        ...key,
        name: person.name,
        job_title: person.function,
        email: person.email,
        is_primary: index === 0,
      })),
    )
    .execute()
}
