import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { errorCode } from '../../system/error-code.ts'

/**
 * Holds `file` for this process until the returned function runs or the process ends. A dead owner's lock is taken
 * over.
 */
export function lockFile(file: string): () => void {
  if (!tryCreate(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (isAlive(owner)) throw new Error(`The data folder is in use by process ${owner} (${file}).`)
    rmSync(file, { force: true })
    if (!tryCreate(file)) throw new Error(`The data folder was taken by another process just now (${file}).`)
  }
  const release = (): void => {
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

function tryCreate(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Whether a process with this id runs; one of another user counts. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
