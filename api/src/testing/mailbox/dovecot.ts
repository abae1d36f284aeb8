import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findDovecot } from './find-dovecot.ts'
import { freePort } from '@staffel/tooling/free-port'

/** A real IMAP server of one's own; every user name is let in with the password. */
export interface Dovecot {
  readonly port: number
  readonly password: string
  /** Ends it, and every session, at once; the mails stay. */
  stop(): Promise<void>
  /** Again, on the same mails and port. */
  start(): Promise<void>
  /** Ends it and removes what it held. */
  close(): Promise<void>
}

const password = 'geheim-van-de-mailbox'
/** `nobody`: mail is never read as root. */
const nobody = 65_534

export async function startDovecot(): Promise<Dovecot> {
  const binary = findDovecot()
  if (!binary)
    throw new Error(
      'The mailbox tests need Dovecot. Install it (Debian: apt-get install dovecot-imapd) or set DOVECOT_PATH to its binary.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'staffel-dovecot-'))
  const port = await freePort()
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port))
  let server: ChildProcess | null = null
  // A test run that is broken off leaves no server behind.
  process.once('exit', () => {
    if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL')
  })

  const stop = async (): Promise<void> => {
    if (server?.pid !== undefined && server.exitCode === null) {
      const ended = once(server, 'exit')
      // The whole group: sessions of their own would go on for a while.
      process.kill(-server.pid, 'SIGKILL')
      await ended
    }
    server = null
  }
  const start = async (): Promise<void> => {
    rmSync(join(folder, 'run'), { recursive: true, force: true })
    server = spawn(binary, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore', detached: true })
    await answers(port, join(folder, 'log'))
  }
  await start()
  return {
    port,
    password,
    start,
    stop,
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server's own users where it runs as root, as it demands; otherwise all of it runs as who started it. */
function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo()
  const isRoot = uid === 0
  const [mailUid, mailGid] = isRoot ? [nobody, nobody] : [uid, gid]
  const home = join(folder, 'home')
  mkdirSync(home)
  if (isRoot) chownSync(home, mailUid, mailGid)
  chmodSync(folder, 0o755)
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${gid}\n`}
mail_location = maildir:~/Maildir
first_valid_uid = 1
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${mailUid} gid=${mailGid} home=${home}/%u
}
service anvil {
  chroot =
  # No slower answers after wrong passwords.
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`
}

async function answers(port: number, log: string): Promise<void> {
  for (let attempt = 0; attempt < 5000; attempt += 1) {
    const greeted = await greeting(port)
    if (greeted) return
    await sleep(50)
  }
  throw new Error(`Dovecot does not answer. ${existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''}`)
}

async function greeting(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    const [data] = await once(socket, 'data', { signal: AbortSignal.timeout(2000) })
    return String(data).startsWith('* OK')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
