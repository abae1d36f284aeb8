import { pick, recordOf, sellerCompanyFields } from '@staffel/shared-api/rules'
import { sql, type Insertable, type SqlBool } from 'kysely'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { partsRepository } from '../customers/keeping/parts.repository.ts'
import type { OrganizationAddressTable, TenantCompanyTable } from '../people.tables.ts'
import type { CompanyFields } from './company-fields.ts'
import { logoUrl } from './logo-url.ts'

/** The row behind the settings page, of a tenant or of an organisation. */
export interface StoredCompany extends Required<CompanyFields> {
  readonly id: number
  readonly rev: number
}

/** Each column of a table but its keys; what is undefined stays as it is stored. */
type Columns<Table, Keys extends keyof Table> = {
  [Column in keyof Omit<Table, Keys>]: Insertable<Table>[Column & keyof Insertable<Table>] | undefined
}

const addressFields = ['street', 'number', 'number_addition', 'postal_code', 'city', 'country_code'] as const

type AddressKeys = 'tenant_id' | 'id' | 'organization_id' | 'address_type' | 'label' | 'is_primary'
const addressColumns = (fields: CompanyFields): Columns<OrganizationAddressTable, AddressKeys> =>
  pick(fields, addressFields)

const tenantColumns = (fields: CompanyFields): Columns<TenantCompanyTable, 'tenant_id' | 'rev'> => ({
  ...addressColumns(fields),
  email: fields.email,
  phone: fields.phone,
  vat_number: fields.vat_number,
  iban: fields.iban,
  chamber_of_commerce_number: fields.coc_number,
})

async function savePrimaryContact(
  tx: Tx,
  tenantId: number,
  organizationId: number,
  kind: 'email' | 'phone',
  value: string,
): Promise<void> {
  const existing = await tx
    .selectFrom('organization_contact')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  if (existing && value === '')
    await tx
      .deleteFrom('organization_contact')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', existing.id)
      .execute()
  else if (existing)
    await tx
      .updateTable('organization_contact')
      .set({ value })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', existing.id)
      .execute()
  else if (value !== '')
    await tx
      .insertInto('organization_contact')
      .values({ tenant_id: tenantId, organization_id: organizationId, kind, value, is_primary: true })
      .execute()
}

async function savePrimaryAddress(
  tx: Tx,
  tenantId: number,
  organizationId: number,
  fields: CompanyFields,
): Promise<void> {
  const first = await tx
    .selectFrom('organization_address')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', organizationId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (first)
    await tx
      .updateTable('organization_address')
      .set(addressColumns(fields))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', first.id)
      .execute()
  else
    await tx
      .insertInto('organization_address')
      .values({ tenant_id: tenantId, organization_id: organizationId, is_primary: true, ...addressColumns(fields) })
      .execute()
}

const companyOfTenant = compiledOnce((tx, { tenantId }: { readonly tenantId: number }) =>
  tx
    .selectFrom('tenant as t')
    .leftJoin('tenant_company as c', 'c.tenant_id', 't.id')
    .leftJoin('company_logo as l', (join) => join.onRef('l.tenant_id', '=', 't.id').on('l.organization_id', 'is', null))
    .where('t.id', '=', tenantId)
    .select('l.file_name as logo')
    .select(['t.id', 't.name', 't.rev', 'c.email', 'c.phone', 'c.vat_number', 'c.iban'])
    .select('c.chamber_of_commerce_number as coc_number')
    .select(addressFields.map((field) => `c.${field}` as const)),
)

interface LogoOwner {
  readonly tenantId: number
  /** Left out: the selling company itself. */
  readonly organizationId?: number | undefined
}

const logoOf = compiledOnce((tx, { tenantId, organizationId }: LogoOwner) =>
  tx
    .selectFrom('company_logo')
    .select('file_name')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', organizationId === undefined ? 'is' : '=', organizationId ?? null),
)

/** A logo that is no longer anybody's. */
export interface FormerLogo {
  readonly fileName: string
  /** The document of a version that was issued shows it, and will for years. */
  readonly isOnDocument: boolean
}

const heldTenant = compiledOnce((tx, { tenantId }: { readonly tenantId: number }) =>
  tx.selectFrom('tenant').select('id').where('id', '=', tenantId).forKeyShare(),
)

/** Null when there was none. */
async function removeLogo(tx: Tx, tenantId: number, organizationId: number | null): Promise<FormerLogo | null> {
  const old = await tx
    .deleteFrom('company_logo')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', organizationId === null ? 'is' : '=', organizationId)
    .returning('file_name')
    .executeTakeFirst()
  if (!old) return null
  const shown = await tx
    .selectFrom('offer_version')
    .select('offer_id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`company ->> 'logo_url' = ${logoUrl(old.file_name)}`)
    .limit(1)
    .executeTakeFirst()
  return { fileName: old.file_name, isOnDocument: shown !== undefined }
}

export const companyRepository = {
  savePrimaryContact,

  /** With the file of its logo. */
  async ofTenant(tx: Tx, tenantId: number): Promise<(StoredCompany & { readonly logo: string | null }) | null> {
    const [row] = await companyOfTenant(tx, { tenantId })
    if (!row) return null
    const stored = recordOf(sellerCompanyFields, (field) => row[field] ?? '')
    return { id: row.id, rev: row.rev, ...stored, country_code: row.country_code ?? 'NL', logo: row.logo }
  },

  /** Whoever changes the company, or puts another logo in the place of its own, waits until the transaction ends. */
  async holdTenant(tx: Tx, tenantId: number): Promise<void> {
    await heldTenant(tx, { tenantId })
  },

  async saveTenant(tx: Tx, tenantId: number, fields: CompanyFields): Promise<void> {
    await tx
      .updateTable('tenant')
      .set((eb) => ({ name: fields.name, rev: eb('rev', '+', 1) }))
      .where('id', '=', tenantId)
      .execute()
    const row = tenantColumns(fields)
    await tx
      .insertInto('tenant_company')
      .values({ tenant_id: tenantId, ...row })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ...row, rev: sql`tenant_company.rev + 1` }))
      .execute()
  },

  async ofOrganization(tx: Tx, tenantId: number, id: number): Promise<StoredCompany | null> {
    const organization = await tx
      .selectFrom('organization')
      .select(['id', 'name', 'email', 'phone', 'vat_number', 'chamber_of_commerce_number', 'rev'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!organization) return null
    const address = await tx
      .selectFrom('organization_address')
      .select(addressFields)
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', id)
      .orderBy('is_primary', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    const { name, email, phone, vat_number, chamber_of_commerce_number, rev } = organization
    return {
      id,
      rev,
      ...(address ?? { ...recordOf(addressFields, () => ''), country_code: 'NL' }),
      name,
      email: email ?? '',
      phone: phone ?? '',
      vat_number: vat_number ?? '',
      coc_number: chamber_of_commerce_number ?? '',
      iban: '',
    }
  },

  async saveOrganization(tx: Tx, tenantId: number, id: number, fields: CompanyFields): Promise<void> {
    const { name, email, phone, coc_number, vat_number } = fields
    const numbers = {
      ...(coc_number === undefined ? {} : { chamber_of_commerce_number: coc_number || null }),
      ...(vat_number === undefined ? {} : { vat_number: vat_number || null }),
    }
    await tx
      .updateTable('organization')
      .set((eb) => ({ name, ...numbers, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    await savePrimaryAddress(tx, tenantId, id, fields)
    await savePrimaryContact(tx, tenantId, id, 'email', email)
    await savePrimaryContact(tx, tenantId, id, 'phone', phone)
    await partsRepository.settleContacts(tx, { tenantId, organizationId: id })
  },

  /** The revision that a change is compared with, held until the transaction ends. */
  async lockRev(tx: Tx, tenantId: number, organizationId: number | null): Promise<number | undefined> {
    const row =
      organizationId === null
        ? await tx.selectFrom('tenant').select('rev').where('id', '=', tenantId).forUpdate().executeTakeFirst()
        : await tx
            .selectFrom('organization')
            .select('rev')
            .where('tenant_id', '=', tenantId)
            .where('id', '=', organizationId)
            .forUpdate()
            .executeTakeFirst()
    return row?.rev
  },

  /** The tenant of an organisation in scope. */
  async tenantOf(tx: Tx, organizationId: number): Promise<number | null> {
    const row = await tx
      .selectFrom('organization')
      .select('tenant_id')
      .where('id', '=', organizationId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.tenant_id ?? null
  },

  async logo(tx: Tx, tenantId: number, organizationId: number | null): Promise<string | null> {
    const [row] = await logoOf(tx, { tenantId, organizationId: organizationId ?? undefined })
    return row?.file_name ?? null
  },

  /** Puts a new logo in the place of the old one, and answers the old one's file. */
  async replaceLogo(
    tx: Tx,
    tenantId: number,
    organizationId: number | null,
    logo: { readonly fileName: string; readonly uploadedBy: number; readonly now: Date },
  ): Promise<FormerLogo | null> {
    const old = await removeLogo(tx, tenantId, organizationId)
    await tx
      .insertInto('company_logo')
      .values({
        tenant_id: tenantId,
        organization_id: organizationId,
        file_name: logo.fileName,
        uploaded_by: logo.uploadedBy,
        uploaded_at: logo.now,
      })
      .execute()
    return old
  },

  removeLogo,
}
export type CompanyRepository = typeof companyRepository
