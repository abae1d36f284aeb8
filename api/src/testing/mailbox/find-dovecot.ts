import { existsSync } from 'node:fs'

/**
 * Where the IMAP server of the mailbox tests is; `npm test` installs it where it may
 * (`tooling/bin/ensure-installed.mjs`).
 */
export function findDovecot(): string | undefined {
  return [
    process.env['DOVECOT_PATH'],
    '/usr/sbin/dovecot',
    '/usr/local/sbin/dovecot',
    '/opt/homebrew/sbin/dovecot',
  ].find((path) => path && existsSync(path))
}
