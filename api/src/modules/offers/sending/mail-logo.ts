import type { FileStore } from '../../../files/file-store.ts'

interface MailedLogo {
  readonly filename: string
  readonly storageKey: string
  readonly contentType: string
  readonly cid: string
}

const picture = /^\/webhook\/(logos\/[0-9a-f]{32}\.(jpeg|png|gif))$/

/** The seller's logo as it goes along with a mail, where it is of a kind that mail programs show. */
export function mailLogo(url: string | null): MailedLogo | null {
  const [, storageKey, kind] = picture.exec(url ?? '') ?? []
  if (!storageKey || !kind) return null
  return { filename: `logo.${kind}`, storageKey, contentType: `image/${kind}`, cid: 'logo' }
}

/** What a preview holds of it; a large one is left to the mail. */
const largest = 300_000

/** The same logo within the page itself, for a mail that is not sent; null where the name stands for it. */
export async function logoPicture(files: FileStore, url: string | null): Promise<string | null> {
  const logo = mailLogo(url)
  const bytes = logo && (await files.get(logo.storageKey))
  if (!logo || !bytes || bytes.length > largest) return null
  return `data:${logo.contentType};base64,${Buffer.from(bytes).toString('base64')}`
}
