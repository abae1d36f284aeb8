import type { CompanyAddress, CompanyAddressInput, OfferCompany, OfferFooter } from '@staffel/shared-api/contract'
import { recordOf, sellerCompanyFields } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { forbidden, invalid, notFound, stale } from '../../../errors.ts'
import { isAdmin, isSellerStaff, isTenantOwner, reachesOrganization, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { companyFields, companyProblems } from './company-fields.ts'
import type { CompanyRepository, StoredCompany } from './company.repository.ts'
import { logoUrl } from './logo-url.ts'

/** Whose company a settings call is about. */
export interface CompanyTarget {
  readonly tenantId: number
  /** Null: the selling company itself. */
  readonly organizationId: number | null
}

/** Null in the answer where nothing is stored. */
const orNull = (value: string): string | null => (value === '' ? null : value)

const answerOf = (type: CompanyAddress['type'], company: StoredCompany): CompanyAddress => ({
  id: company.id,
  type,
  ...recordOf(sellerCompanyFields, (field) => orNull(company[field])),
  name: company.name,
  rev: company.rev,
})

/** The company of the settings page: the tenant's for its staff, the own organisation for a customer's. */
export function companyService({ db, companies }: { readonly db: Db; readonly companies: CompanyRepository }) {
  /**
   * The company that a call means, if the caller may see it. Without an id it is the caller's own. Who runs the
   * selling company reaches every organisation in scope, everybody else the own, and staff of a tenant that tenant.
   */
  async function targetOf(tx: Tx, caller: Caller, organizationId: number | undefined): Promise<CompanyTarget> {
    const wanted = organizationId ?? caller.organizationId
    if (wanted === null) return ownTenant(caller)
    if (!reachesOrganization(caller, wanted)) throw notFound()
    const tenantId = await companies.tenantOf(tx, wanted)
    if (tenantId === null || (caller.scope.tenantId !== null && caller.scope.tenantId !== tenantId)) throw notFound()
    return { tenantId, organizationId: wanted }
  }

  async function read(tx: Tx, { tenantId, organizationId }: CompanyTarget): Promise<CompanyAddress> {
    const company =
      organizationId === null
        ? await companies.ofTenant(tx, tenantId)
        : await companies.ofOrganization(tx, tenantId, organizationId)
    if (!company) throw notFound()
    return answerOf(organizationId === null ? 'tenant' : 'organization', company)
  }

  /** The body may name the company in three ways; `type` decides what `id` means. */
  async function targetOfInput(tx: Tx, caller: Caller, input: CompanyAddressInput): Promise<CompanyTarget> {
    if (input.type !== 'tenant') return targetOf(tx, caller, input.organization_id ?? input.id)
    const tenantId = input.id ?? caller.tenantId
    if (tenantId !== caller.tenantId && !isAdmin(caller)) throw notFound()
    return { ...ownTenant(caller), tenantId }
  }

  return {
    targetOf,

    get: (caller: Caller, organizationId: number | undefined): Promise<CompanyAddress> =>
      asTenant(db, caller.scope, async (tx) => read(tx, await targetOf(tx, caller, organizationId))),

    async save(caller: Caller, origin: RequestOrigin, input: CompanyAddressInput): Promise<CompanyAddress> {
      const fields = companyFields(input)
      const problems = companyProblems(fields)
      return asTenant(db, caller.scope, async (tx) => {
        const target = await targetOfInput(tx, caller, input)
        if (!mayChangeCompany(caller)) throw forbidden()
        if (Object.keys(problems).length > 0) throw invalid(problems)
        const { tenantId, organizationId } = target
        if ((await companies.lockRev(tx, tenantId, organizationId)) !== input.rev) throw stale(await read(tx, target))
        if (organizationId === null) await companies.saveTenant(tx, tenantId, fields)
        else await companies.saveOrganization(tx, tenantId, organizationId, fields)
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'company.saved',
            entity: organizationId === null ? 'tenant' : 'organization',
            entityId: organizationId ?? tenantId,
          },
        )
        return read(tx, target)
      })
    },

    /**
     * For other modules, inside their own transaction: what stands at the head and the foot of a document. `forGood`
     * is for what keeps it: nobody throws the logo away that was read until the transaction has ended.
     */
    async documentCompany(
      tx: Tx,
      tenantId: number,
      { forGood = false }: { readonly forGood?: boolean } = {},
    ): Promise<{ company: OfferCompany; footer: Omit<OfferFooter, 'text'> }> {
      const held = forGood && companies.holdTenant(tx, tenantId)
      const [stored] = await Promise.all([companies.ofTenant(tx, tenantId), held])
      if (!stored) throw notFound()
      const { name, phone, email, street, number, number_addition, postal_code, city, coc_number, vat_number, iban } =
        answerOf('tenant', stored)
      return {
        company: {
          name,
          phone,
          email,
          street,
          number,
          number_addition,
          postal_code,
          city,
          logo_url: stored.logo === null ? null : logoUrl(stored.logo),
        },
        footer: { coc_number, vat_number, iban },
      }
    },
  }
}
export type CompanyService = ReturnType<typeof companyService>

/** The company of the seller's own people; a customer's, who belong to none yet, have no company. */
function ownTenant(caller: Caller): CompanyTarget {
  if (!isSellerStaff(caller)) throw notFound()
  return { tenantId: caller.tenantId, organizationId: null }
}

/**
 * Managers and Admins of the tenant alone, an organisation's own people not: its e-mail address and VAT number decide
 * whose mail is recognised and what is printed on an offer.
 */
export function mayChangeCompany(caller: Caller): boolean {
  return isTenantOwner(caller)
}
