import sharp from 'sharp'
import { imageKind } from './image-kind.ts'
import type { SignatureAnswer } from './picture-jobs.types.ts'

const mostPixels = 4_000_000
/** The last chunk of every PNG, with its check sum. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')
/** Differences that nobody sees. */
const leastInk = 24

/** Whether a PNG decodes to its end, check sums and all, and shows something on white paper. */
export async function checkSignature(bytes: Buffer): Promise<SignatureAnswer> {
  const facts = imageKind(bytes)
  const pixels = (facts?.width ?? 0) * (facts?.height ?? 0)
  if (facts?.kind !== 'png' || pixels === 0 || pixels > mostPixels || !bytes.subarray(-pngEnd.length).equals(pngEnd))
    return 'unreadable'
  try {
    const shown = await sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels })
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const [paper = 0] = shown
    return shown.some((grey) => Math.abs(grey - paper) >= leastInk) ? 'drawn' : 'empty'
  } catch {
    return 'unreadable'
  }
}
