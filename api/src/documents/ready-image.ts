import sharp from 'sharp'
import type { PdfImage } from './printed-offer.types.ts'
import type { ReadyImage } from './parts/document.types.ts'

/** Enough for print at the largest size that the document gives a picture. */
const most = { width: 1200, height: 600 }
const pixelLimit = 30_000_000

/** Any picture as the document takes it: upright, on white, no larger than print needs. Null when it is none. */
export async function readyImage(image: PdfImage | null | undefined): Promise<ReadyImage | null> {
  if (!image) return null
  try {
    const { width, height } = await sharp(image.bytes, { limitInputPixels: pixelLimit }).metadata()
    const { data, info } = await sharp(image.bytes, { limitInputPixels: pixelLimit, ...(image.mime.startsWith('image/svg') && { density: drawingDensity(width, height) }) })
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
  return Math.min(2400, Math.max(72, Math.floor(72 * Math.min(most.width / width, most.height / height))))
}
