import { isIP } from 'node:net'
import { ImapFlow, type FetchMessageObject } from 'imapflow'
import type { MailboxSecurity } from '@staffel/shared-api/contract'
import { imapFailure } from './imap-failure.ts'
import { MailboxFailure, rawMailLimit, type FetchedMail, type MailSource, type UnreadMail } from './mail-source.ts'
import type { MailHost } from './mail-host.ts'

export interface ImapAccount {
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly user: string
  readonly password: string
  readonly folder: string
}

/** A server that says nothing for so long is given up. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 6_000, socketTimeout: 30_000 }
/** Somebody waits for the answer. */
const trialTimeouts = { ...timeouts, socketTimeout: 12_000 }

/** Opens the folder for reading and marking. */
export async function imapSource(account: ImapAccount, host: MailHost): Promise<MailSource> {
  const client = await connect(account, host)
  const opened = await client.mailboxOpen(account.folder).catch((error: unknown) => {
    client.close()
    throw imapFailure(error)
  })
  return {
    mailbox: `${account.user}@${account.host}/${account.folder}`,
    uidValidity: Number(opened.uidValidity),
    async unread() {
      const uids = await asked(client.search({ seen: false, deleted: false }, { uid: true }))
      if (!uids) throw new MailboxFailure('failed')
      return uids.toSorted((a, b) => a - b).map((uid) => ({ uid, name: String(uid) }))
    },
    async read({ name }) {
      const mail = await asked(
        client.fetchOne(name, { uid: true, internalDate: true, source: { maxLength: rawMailLimit } }, { uid: true }),
      )
      return mail ? fetched(mail) : null
    },
    async markRead({ name }: UnreadMail) {
      if (!(await asked(client.messageFlagsAdd(name, ['\\Seen'], { uid: true })))) throw new MailboxFailure('failed')
    },
    close: () => client.logout().catch(() => client.close()),
  }
}

/** How many unread mails the folder holds, without opening it. */
export async function countUnreadOverImap(account: ImapAccount, host: MailHost): Promise<number> {
  const client = await connect(account, host, trialTimeouts)
  try {
    const status = await asked(client.status(account.folder, { unseen: true }))
    if (status === false) throw new MailboxFailure('no_folder')
    return status.unseen ?? 0
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function connect(
  { host: name, port, security, user, password: pass }: ImapAccount,
  { address, isThisMachine }: MailHost,
  patience = timeouts,
): Promise<ImapFlow> {
  // A password in the clear never leaves this machine.
  if (security === 'none' && !isThisMachine) throw new MailboxFailure('no_tls')
  const client = new ImapFlow({
    ...patience,
    // The address that was checked, and no other that the name may lead to a moment later.
    host: address,
    // Its certificate is for the name; an address has none.
    ...(isIP(name) === 0 && { servername: name }),
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: 2 * rawMailLimit,
    maxLineLength: rawMailLimit,
    maxResponseSize: 4 * rawMailLimit,
  })
  // Whoever waits for an answer hears of it; without anyone it must not end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    client.close()
    throw imapFailure(error)
  })
  return client
}

/** An answer without a source is a mail that is being removed. */
function fetched({ source, internalDate }: FetchMessageObject): FetchedMail | null {
  return source ? { raw: source, arrivedAt: new Date(internalDate ?? Date.now()) } : null
}

const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw imapFailure(error)
  })
