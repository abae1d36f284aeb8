import type { FileStore } from '../file-store.ts'

const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const
const isKind = (kind: string): kind is keyof typeof mediaTypes => kind in mediaTypes

export interface StoredPicture {
  /** In the file store. */
  readonly name: string
  readonly bytes: Buffer
  readonly mime: string
}

/** The address of a logo or of a product's picture ends in its name in the file store. Null: there is none any more. */
export async function pictureBehind(files: Pick<FileStore, 'get'>, url: string | null): Promise<StoredPicture | null> {
  const [, name = '', kind = ''] =
    /^\/webhook\/((?:logos|product-pictures)\/[0-9a-f]{32}\.([a-z]{3,4}))$/.exec(url ?? '') ?? []
  if (!isKind(kind)) return null
  const bytes = await files.get(name)
  return bytes && { name, bytes, mime: mediaTypes[kind] }
}

/** By what a file of that name is sent. */
export function mediaTypeOf(fileName: string): string {
  const kind = fileName.slice(fileName.lastIndexOf('.') + 1)
  return isKind(kind) ? mediaTypes[kind] : 'application/octet-stream'
}
