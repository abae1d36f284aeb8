import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of mails that Python tests its own mail reader with, where that is installed (Debian:
 * `libpython3-testsuite`): all of MIME's corners, written by others. Undefined where it is not.
 */
export function findPythonMails(): string | undefined {
  const { stdout } = spawnSync('python3', ['-c', 'import os, test; print(os.path.dirname(test.__file__))'], {
    encoding: 'utf8',
  })
  const folder = join((stdout ?? '').trim(), 'test_email/data')
  return stdout && existsSync(folder) ? folder : undefined
}
