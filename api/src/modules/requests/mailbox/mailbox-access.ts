import { join } from 'node:path'
import type { MailboxTest } from '@staffel/shared-api/contract'
import { invalid } from '../../../errors.ts'
import type { TokenCipher } from '../../../system/security/token-cipher.ts'
import { text } from '../../../texts/text.ts'
import { countUnreadOverImap, imapSource, type ImapAccount } from './imap-source.ts'
import { PrivateMailHost, type FindMailHost } from './mail-host.ts'
import { MailboxFailure, type MailSource } from './mail-source.ts'
import type { StoredMailbox } from './mailbox.repository.ts'
import { countUnreadFiles, maildirExists, maildirSource } from './maildir-source.ts'

export interface MailboxAccessDependencies {
  /** Null: this server has no key, and so keeps no passwords. */
  readonly cipher: () => TokenCipher | null
  readonly findHost: FindMailHost
  /** Below it a folder per tenant. */
  readonly mailFolder: string
}

type Account = Omit<MailboxTest, 'secret' | 'tenant_id' | 'enabled'> & { readonly secret: string | null }

/** The way into the mailboxes of tenants: their passwords, their servers, their folders. */
export function mailboxAccess({ cipher, findHost, mailFolder }: MailboxAccessDependencies) {
  const context = (tenantId: number): string => `mailbox:${tenantId}`
  const folderOf = (tenantId: number): string => join(mailFolder, String(tenantId))
  const accountOf = ({ secret, ...account }: Account): ImapAccount => ({ ...account, password: secret ?? '' })

  function keyed(): TokenCipher {
    const found = cipher()
    if (!found) throw invalid({ secret: text('mailbox.noKey') })
    return found
  }

  /** Null: the key does not fit (any more), so the password has to be given again. */
  function open(tenantId: number, sealed: string): string | null {
    try {
      return cipher()?.decrypt(sealed, context(tenantId)) ?? null
    } catch {
      return null
    }
  }

  return {
    seal: (tenantId: number, secret: string): string => keyed().encrypt(secret, context(tenantId)),
    open,

    /**
     * False only for a private network that this server stands in; a name that leads nowhere today may do so tomorrow.
     */
    mayReach: (host: string): Promise<boolean> =>
      findHost(host).then(
        () => true,
        (error: unknown) => !(error instanceof PrivateMailHost),
      ),

    async countUnread(tenantId: number, account: Account): Promise<number> {
      if (account.kind === 'imap') return countUnreadOverImap(accountOf(account), await findHost(account.host))
      return countUnreadFiles(folderOf(tenantId))
    },

    /** Null: there is nothing to read from yet. */
    async openSource(stored: StoredMailbox): Promise<MailSource | null> {
      const { tenant_id: tenantId, kind, host, port, security, user_name: user, folder, secret } = stored
      if (kind === 'maildir') return maildirSource(folderOf(tenantId))
      if (host === '' || secret === null) return null
      const password = open(tenantId, secret)
      if (password === null) throw new MailboxFailure('refused_login')
      return imapSource({ host, port, security, user, folder, password }, await findHost(host))
    },

    hasFolder: (tenantId: number): Promise<boolean> => maildirExists(folderOf(tenantId)),
  }
}
export type MailboxAccess = ReturnType<typeof mailboxAccess>
