import type { FileStore } from '../../../files/file-store.ts'
import type { UploadsRepository } from './uploads.repository.ts'

/** How long a pipeline may take to publish what it brought. */
const keptMs = 24 * 60 * 60 * 1000

/** By what it is, so that two releases never change each other's. */
export function uploadedAt(sha256: string): string {
  return `uploads/${sha256.slice(0, 2)}/${sha256}`
}

/** Removes files that were brought and that no release followed. A pipeline that comes back is asked for them again. */
export async function removeOldUploads(uploads: UploadsRepository, files: FileStore, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptMs)
  const unwanted = await uploads.unwanted(since)
  for (const sha256 of unwanted) await files.remove(uploadedAt(sha256))
  await uploads.forget(unwanted, since)
}
