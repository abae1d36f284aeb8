import type { MailboxInput, MailboxSettings, MailboxTest, MailboxTestResult } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { invalid, stale } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import { text } from '../../../texts/text.ts'
import { MailboxFailure } from './mail-source.ts'
import type { MailboxAccess } from './mailbox-access.ts'
import { inputProblems, isSameAccount } from './mailbox-input.ts'
import type { MailboxRepository, StoredMailbox } from './mailbox.repository.ts'

export interface MailboxDependencies {
  readonly db: Db
  readonly mailboxes: MailboxRepository
  readonly access: MailboxAccess
  readonly limits: Pick<SendingLimits, 'spend'>
  /** Whether a tenant that never said reads the folder of this installation. */
  readonly enabledByDefault: boolean
}

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

/** Where the requests of a tenant come in. */
export function mailboxService({ db, mailboxes, access, limits, enabledByDefault }: MailboxDependencies) {
  const unsaved: MailboxSettings = {
    kind: 'maildir',
    host: '',
    port: 993,
    security: 'tls',
    user: '',
    folder: 'INBOX',
    enabled: enabledByDefault,
    has_secret: false,
    last_read_at: null,
    last_problem: null,
    rev: 1,
  }

  /**
   * What the form says, with the stored password where it gives none. A stored one is for the account that it was given
   * for.
   */
  async function withSecret(input: MailboxTest, stored: StoredMailbox | null): Promise<string | null> {
    const secret =
      input.secret ??
      (stored?.secret && isSameAccount(input, stored) ? access.open(stored.tenant_id, stored.secret) : null)
    const problems = inputProblems(input, secret !== null)
    if (Object.keys(problems).length > 0) throw invalid(problems)
    if (input.kind === 'imap' && input.host !== '' && !(await access.mayReach(input.host)))
      throw invalid({ host: text('mailbox.privateHost') })
    return secret
  }

  return {
    get(caller: Caller, requested: number | undefined): Promise<MailboxSettings> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await mailboxes.find(tx, tenantId)
        return stored ? settingsOf(stored) : unsaved
      })
    },

    async save({ caller, origin }: By, { tenant_id: requested, ...input }: MailboxInput): Promise<MailboxSettings> {
      const tenantId = oneTenant(caller, requested)
      const before = await asTenant(db, { tenantId }, (tx) => mailboxes.find(tx, tenantId))
      const secret = await withSecret(input, before)
      const { kind, host, port, security, user, folder, enabled } = input
      const sealed = secret === null ? null : access.seal(tenantId, secret)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await mailboxes.lock(tx, tenantId, enabledByDefault)
        if (stored.rev !== input.rev) throw stale(settingsOf(stored))
        const saved = await mailboxes.update(tx, tenantId, {
          kind,
          host,
          port,
          security,
          user_name: user,
          folder,
          enabled,
          secret: sealed,
          rev: stored.rev + 1,
          last_problem: null,
        })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'mailbox.saved',
            entity: 'mailbox',
            entityId: tenantId,
            detail: {
              kind: { from: stored.kind, to: kind },
              host: { from: stored.host, to: host },
              enabled,
              secret_changed: input.secret !== undefined,
            },
          },
        )
        return settingsOf(saved)
      })
    },

    async test(caller: Caller, { tenant_id: requested, ...input }: MailboxTest): Promise<MailboxTestResult> {
      const tenantId = oneTenant(caller, requested)
      const secret = await withSecret(input, await asTenant(db, { tenantId }, (tx) => mailboxes.find(tx, tenantId)))
      // Each one asks a server of somebody's choice, with a name and a password of theirs.
      await asTenant(db, { tenantId }, (tx) =>
        limits.spend(tx, { tenantId, userId: caller.userId, kind: 'mailbox_test', amount: 1 }),
      )
      try {
        return { ok: true, problem: null, unread: await access.countUnread(tenantId, { ...input, secret }) }
      } catch (error) {
        if (error instanceof MailboxFailure) return { ok: false, problem: error.problem, unread: null }
        throw error
      }
    },
  }
}
export type MailboxService = ReturnType<typeof mailboxService>

function settingsOf(row: StoredMailbox): MailboxSettings {
  const { kind, host, port, security, folder, enabled, rev, last_problem } = row
  return {
    kind,
    host,
    port,
    security,
    folder,
    enabled,
    rev,
    last_problem,
    user: row.user_name,
    has_secret: row.secret !== null,
    last_read_at: row.last_run_at?.toISOString() ?? null,
  }
}
