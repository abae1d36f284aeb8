import sharp from 'sharp'
import { imageKind, type ImageKind } from './image-kind.ts'
import type { LogoAnswer } from './picture-jobs.types.ts'
import { printPicture } from './print-picture.ts'
import { sanitizeSvg } from './svg-sanitizer.ts'

const mostPixels = 25_000_000

/**
 * A logo as it may be kept: it is what it says, decodes to its end, and of a drawing only what is safe in it is left.
 */
export async function checkLogoPicture(bytes: Buffer, kind: ImageKind): Promise<LogoAnswer> {
  const facts = imageKind(bytes)
  if (facts?.kind !== kind) return { refused: 'unreadable' }
  if ((facts.width ?? 0) * (facts.height ?? 0) > mostPixels) return { refused: 'too_many_pixels' }
  try {
    if (kind === 'svg') return await checkDrawing(bytes)
    await sharp(bytes, { failOn: kind === 'png' ? 'warning' : 'error', limitInputPixels: mostPixels })
      .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer()
    return { safe: bytes }
  } catch {
    return { refused: 'unreadable' }
  }
}

/**
 * It is drawn once, at the size of print: one that cannot be is refused here rather than left out of every document.
 */
async function checkDrawing(bytes: Buffer): Promise<LogoAnswer> {
  const safe = Buffer.from(
    sanitizeSvg(
      bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trim(),
    ),
  )
  return (await printPicture(safe, 'image/svg+xml')) ? { safe } : { refused: 'unreadable' }
}
