import { join } from 'node:path'
import type { Config } from '../config.ts'
import { DomainError } from '../errors.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { keptReleases } from './kept-releases.ts'
import { rememberReleases } from './remember-releases.ts'
import { s3Store } from './s3-store.ts'

/**
 * Where this installation keeps its files. Throws where that cannot be had; a bucket that is only away is waited for
 * where an earlier process left the files at hand that pages are made of.
 */
export async function openFileStore(
  { s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>,
  say: (line: string) => void = console.log,
): Promise<FileStore> {
  if (!s3) return folderStore(`${dataDirectory}/files`)
  const store = s3Store(s3)
  const kept = keptReleases(store, join(dataDirectory, 'last-good/files'))
  await store.check().catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'UNAVAILABLE' && kept.hasAny)) throw error
    say('The bucket is away: until it is there, what calls for a file of it is refused, but for those of pages.')
  })
  return rememberReleases(kept)
}
