import { currentPrivacyPolicy } from '@staffel/shared-api/rules'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { AppUserTable } from '../../modules/identity/identity.tables.ts'
import { inviteExpiry } from '../../modules/people/invites/invite.rules.ts'
import type { InviteTable } from '../../modules/people/people.tables.ts'
import { roleIds } from '../../modules/people/role-ids.ts'
import type { SamplePart } from '../sample-part.types.ts'
import { organizationId, regionId, type SampleTenant } from '../world.ts'

interface SampleUser {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: 'User' | 'Manager'
  /** Null: staff of the selling company. */
  readonly organization: string | null
  readonly region: string
  readonly status: 'active' | 'blocked'
  readonly createdDaysAgo: number
  readonly acceptedDaysAgo: number
}

interface SampleInvite {
  readonly email: string
  readonly role: 'User' | 'Manager'
  readonly organization: string | null
  readonly sentDaysAgo: number
  readonly state: 'open' | 'expired' | 'accepted' | 'cancelled'
}

interface SamplePeople {
  readonly users: readonly SampleUser[]
  readonly invites: readonly SampleInvite[]
}

/** Names of a tenant's regions and organisations in the order of their ids. */
interface Places {
  readonly regions: readonly string[]
  readonly organizations: readonly { readonly name: string }[]
}

const dayMs = 86_400_000

/** Colleagues, customers' staff and invites in every status, beside the accounts that one can sign in with. */
export const peopleSample: SamplePart = {
  name: 'people and invites',
  async fill(tx, { today, staffel, noordstaal }) {
    await fillPeople(tx, staffel, 'staffel', today)
    await fillPeople(tx, noordstaal, 'noordstaal', today)
  },
}

function read<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, `${name}.json`), 'utf8')) as T
}

async function fillPeople(tx: Tx, tenant: SampleTenant, name: string, today: Date): Promise<void> {
  const places = read<Places>('organizations', name)
  const { users, invites } = read<SamplePeople>('people', name)
  const rows = users.map((user, index) => userRow(user, index, { tenant, places, today }))
  await tx.insertInto('app_user').values(rows).execute()
  const inviteRows = invites.map((invite, index) => inviteRow(invite, index, { tenant, places, today }, rows))
  await tx.insertInto('invite').values(inviteRows).execute()
}

interface Context {
  readonly tenant: SampleTenant
  readonly places: Places
  readonly today: Date
}

const daysAgo = (today: Date, days: number): Date => new Date(today.getTime() - days * dayMs - 2 * 3_600_000)

function organizationOf(name: string | null, { tenant, places }: Context): number | null {
  return name === null
    ? null
    : organizationId(
        tenant,
        places.organizations.findIndex((organization) => organization.name === name),
      )
}

/** Ids 101 and up in tenant 1, 201 and up in tenant 2. */
function userRow(user: SampleUser, index: number, context: Context) {
  const { tenant, places, today } = context
  return {
    tenant_id: tenant.tenantId,
    id: tenant.tenantId * 100 + 1 + index,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role_id: roleIds[user.role],
    organization_id: organizationOf(user.organization, context),
    region_id: regionId(tenant, places.regions.indexOf(user.region)),
    is_tenant: user.organization === null,
    is_blocked: user.status === 'blocked',
    created_at: daysAgo(today, user.createdDaysAgo),
    accepted_at: daysAgo(today, user.acceptedDaysAgo),
    consent_at: daysAgo(today, user.acceptedDaysAgo),
    consent_policy: currentPrivacyPolicy,
  } satisfies Insertable<AppUserTable>
}

/** An accepted invite has the id of the user that it became; the others have ids 151 (251) and up. */
function inviteRow(
  invite: SampleInvite,
  index: number,
  context: Context,
  users: readonly { id: number; email: string; accepted_at: Date }[],
) {
  const { tenant, today } = context
  const sentAt = daysAgo(today, invite.sentDaysAgo)
  const user = invite.state === 'accepted' ? users.find(({ email }) => email === invite.email) : undefined
  return {
    tenant_id: tenant.tenantId,
    id: user?.id ?? tenant.tenantId * 100 + 51 + index,
    email: invite.email,
    role_id: roleIds[invite.role],
    organization_id: organizationOf(invite.organization, context),
    is_tenant: invite.organization === null,
    // Nobody knows the secret of these: whoever wants to try one sends it again.
    token_hash: randomBytes(32),
    invited_by: tenant.managerId,
    created_at: sentAt,
    expires_at: inviteExpiry(sentAt),
    accepted_at: user?.accepted_at ?? null,
    cancelled_at: invite.state === 'cancelled' ? new Date(sentAt.getTime() + dayMs) : null,
  } satisfies Insertable<InviteTable>
}
