import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { errorCode } from '../../../../system/error-code.ts'

/** Reads files of the shell's build folder, and nothing outside of it. */
export function shellFiles(shellBuild: string): (path: string) => Promise<Buffer | null> {
  const base = resolve(shellBuild)
  return async (path) => {
    const file = resolve(base, `.${path}`)
    if (!file.startsWith(base + sep)) return null
    return readFile(file).catch((error: unknown) => {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCode(error))) return null
      throw error
    })
  }
}
