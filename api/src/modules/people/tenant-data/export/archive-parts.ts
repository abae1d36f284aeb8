import { DomainError } from '../../../../errors.ts'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** What one file can hold in the format that every computer opens. */
const limits = { bytes: 3_900_000_000, entries: 65_000 }
/** Of the archive in memory at a time. */
const partBytes = 4 * 1024 * 1024

export interface ArchiveEntry {
  readonly name: string
  /** Pictures and documents are compressed already. */
  readonly isCompressed: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Writes one ZIP, entry by entry, and hands it over in parts: no more than one of them is ever in memory. */
export async function* archiveParts(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const made = { chunks: new Array<Uint8Array>(), bytes: 0, all: 0, entries: 0 }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.chunks.push(chunk)
    made.bytes += chunk.length
    made.all += chunk.length
  })
  const part = (): Uint8Array => {
    const whole = Buffer.concat(made.chunks.splice(0))
    made.bytes = 0
    return whole
  }
  for await (const { name, isCompressed, content } of entries) {
    made.entries += 1
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const bytes of content) {
      entry.push(bytes)
      if (made.all > limits.bytes || made.entries > limits.entries) throw new DomainError('TOO_LARGE')
      if (made.bytes >= partBytes) yield part()
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield part()
}
