import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { rememberReleases } from './remember-releases.ts'
import { s3Store } from './s3-store.ts'

/** Where this installation keeps its files. Throws where that cannot be had. */
export async function openFileStore({ s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>): Promise<FileStore> {
  if (!s3) return folderStore(`${dataDirectory}/files`)
  const store = s3Store(s3)
  await store.check()
  return rememberReleases(store)
}
