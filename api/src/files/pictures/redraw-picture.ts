import sharp from 'sharp'
import { imageKind, type ImageKind } from './image-kind.ts'
import type { RedrawnAnswer } from './picture-jobs.types.ts'

const mostPixels = 25_000_000
/** Enough for a window of its own, and for a place beside a name on a sharp screen. */
const sizes = { full: 1600, thumb: 192 }

/**
 * A picture of which only what is to be seen is kept: upright, no larger than screens need, and without where and with
 * what it was taken.
 */
export async function redrawPicture(bytes: Buffer, kind: ImageKind): Promise<RedrawnAnswer> {
  const facts = imageKind(bytes)
  if (facts?.kind !== kind) return { refused: 'unreadable' }
  if ((facts.width ?? 0) * (facts.height ?? 0) > mostPixels) return { refused: 'too_many_pixels' }
  try {
    const full = await sharp(bytes, { failOn: kind === 'png' ? 'warning' : 'error', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: sizes.full, height: sizes.full, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(full.data)
      .resize({ width: sizes.thumb, height: sizes.thumb, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    const { width, height } = full.info
    return { full: new Uint8Array(full.data), thumb: new Uint8Array(thumb), width, height }
  } catch {
    return { refused: 'unreadable' }
  }
}
