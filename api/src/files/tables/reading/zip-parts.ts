import { transferLimits } from '@staffel/shared-api/rules'
import { Unzip, UnzipInflate } from 'fflate'
import { UnreadableFile } from './unreadable-file.ts'

/** Takes the text of a part piece by piece; null: the part is not wanted. */
type ReadPart = (name: string) => ((chunk: string, isLast: boolean) => void) | null

const step = 64 * 1024

/**
 * Unpacks the wanted parts of an archive as they are read, so that no part is in memory as a whole. What they unpack to
 * is counted as it comes, whatever the archive says of itself.
 */
export function zipParts(bytes: Uint8Array, readerOf: ReadPart): void {
  let unpacked = 0
  const failures: unknown[] = []
  const unzip = new Unzip((file) => {
    const read = readerOf(file.name)
    if (!read) return
    const decoder = new TextDecoder()
    file.ondata = (error, chunk, isLast) => {
      // What is thrown here comes back as an error of the archive: the first one is the one that counts.
      if (failures.length > 0) return
      try {
        if (error) throw new UnreadableFile('broken')
        unpacked += chunk.length
        if (unpacked > transferLimits.unpackedBytes) throw new UnreadableFile('tooLarge')
        read(decoder.decode(chunk, { stream: !isLast }), isLast)
      } catch (failure) {
        failures.push(failure)
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += step) {
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
    if (failures.length > 0) throw failures[0]
  }
}
