import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../error-code.ts'
import { writeNewFile } from '../write-new-file.ts'

/** The key of a machine that nobody configured: made once, readable by its owner alone. */
export function localKey(file: string): Buffer {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeNewFile(file, randomBytes(32), 0o600)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
