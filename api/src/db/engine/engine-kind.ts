import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeNewFile } from '../../system/write-new-file.ts'

export type EngineKind = 'postgres' | 'pglite'

/** Refuses to open a data folder with another engine than the one that wrote it. */
export function checkEngineKind(dataDirectory: string, kind: EngineKind): void {
  const kept = readKind(dataDirectory)
  if (kept !== null && kept !== kind)
    throw new Error(
      `${dataDirectory} holds data of ${kept} and cannot be opened with ${kind}. Set DB_ENGINE=${kept}, or name another DATA_DIR.`,
    )
}

/** Notes beside the data which engine wrote it. */
export function keepEngineKind(dataDirectory: string, kind: EngineKind): void {
  if (readKind(dataDirectory) === null) writeNewFile(kindFile(dataDirectory), `${kind}\n`, 0o644)
}

function kindFile(dataDirectory: string): string {
  return join(dataDirectory, 'db.kind')
}

function readKind(dataDirectory: string): string | null {
  try {
    return readFileSync(kindFile(dataDirectory), 'utf8').trim()
  } catch {
    return null
  }
}
