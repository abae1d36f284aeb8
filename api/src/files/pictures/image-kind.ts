export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'svg'

export interface ImageFacts {
  readonly kind: ImageKind
  /** Pixels; null for a drawing without a raster. */
  readonly width: number | null
  readonly height: number | null
}

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte)

/** Walks the JPEG segments to the frame header, which holds the size. */
function jpegSize(bytes: Buffer): [number, number] | null {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** The three bodies that a WebP file can start with: lossy, lossless, extended. */
function webpSize(bytes: Buffer): [number, number] | null {
  if (bytes.length < 30) return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
  }
  return chunk === 'VP8X' ? [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1] : null
}

const raster = (kind: ImageKind, size: [number, number] | null): ImageFacts | null =>
  size === null ? null : { kind, width: size[0], height: size[1] }

/** Where what stands at `at` and begins with `start` ends; `at` itself where it does not. */
function past(text: string, at: number, start: string, end: string): number {
  if (!text.startsWith(start, at)) return at
  const found = text.indexOf(end, at + start.length)
  return found < 0 ? text.length : found + end.length
}

function looksLikeSvg(bytes: Buffer): boolean {
  const text = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase()
  const spaced = (at: number): number => text.length - text.slice(at).trimStart().length
  let at = spaced(past(text, 0, '<?xml', '?>'))
  for (let next = past(text, at, '<!--', '-->'); next > at; next = past(text, at, '<!--', '-->')) at = spaced(next)
  return /^<svg[\s>]/.test(text.slice(at, at + 5))
}

/**
 * What a file is by its own first bytes, whatever its name or sender says. Null when it is none of the five image
 * kinds.
 */
export function imageKind(bytes: Buffer): ImageFacts | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return raster('jpeg', jpegSize(bytes))
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && bytes.length >= 24) {
    return raster('png', [bytes.readUInt32BE(16), bytes.readUInt32BE(20)])
  }
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) && bytes.length >= 10) {
    return raster('gif', [bytes.readUInt16LE(6), bytes.readUInt16LE(8)])
  }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return raster('webp', webpSize(bytes))
  return looksLikeSvg(bytes) ? { kind: 'svg', width: null, height: null } : null
}
