import sharp from 'sharp'
import type { PrintedPicture, PrintedThumb } from './picture-jobs.types.ts'

/** Enough for print at the largest size that the document gives a picture. */
const most = { width: 1200, height: 600 }
const pixelLimit = 30_000_000

/** Any picture as a document takes it: upright, on white, no larger than print needs. Null when it is none. */
export async function printPicture(bytes: Uint8Array, mime: string): Promise<PrintedPicture | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { data, info } = await sharp(bytes, {
      limitInputPixels: pixelLimit,
      ...(mime.startsWith('image/svg') && { density: drawingDensity(width, height) }),
    })
      .autoOrient()
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { png: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** A drawing has no pixels of its own: it is rendered at the size that is wanted. */
function drawingDensity(width: number, height: number): number {
  return Math.min(2400, Math.max(1, Math.floor(72 * Math.min(most.width / width, most.height / height))))
}

/** Sharp enough for the small place beside a line: 260 dots an inch. */
const thumbEdge = 160

/** Pictures of products as a document takes them, some kilobytes each, in their order. Null for what is no picture. */
export function printThumbs(pictures: readonly Uint8Array[]): Promise<(PrintedThumb | null)[]> {
  return Promise.all(pictures.map((bytes) => printThumb(bytes).catch(() => null)))
}

async function printThumb(bytes: Uint8Array): Promise<PrintedThumb> {
  const { data, info } = await sharp(bytes, { limitInputPixels: 4_000_000 })
    .resize({ width: thumbEdge, height: thumbEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 76 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: new Uint8Array(data), width: info.width, height: info.height }
}
