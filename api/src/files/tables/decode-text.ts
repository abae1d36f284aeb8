/**
 * The text of a file without a reliable charset: by its byte order mark, as UTF-8 when it is valid, else as
 * Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return isDosText(bytes) ? fromDos(bytes) : new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 without a mark: of the letters of most languages every second byte is 0, and no other one is. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200)
  const zeros = (rest: number) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length
  const [first, second] = [zeros(0), zeros(1)]
  const most = Math.max(first, second)
  if (most < 3 || most < start.length / 5 || Math.min(first, second) > most / 4) return null
  return first > second ? 'utf-16be' : 'utf-16le'
}

const dosLetters: Readonly<Record<number, string>> = {
  0x81: 'ü',
  0x82: 'é',
  0x83: 'â',
  0x84: 'ä',
  0x85: 'à',
  0x87: 'ç',
  0x88: 'ê',
  0x89: 'ë',
  0x8a: 'è',
  0x8b: 'ï',
  0x94: 'ö',
  0x98: 'ÿ',
  0xf8: '°',
  0xfd: '²',
  0xed: 'φ',
  0x9d: 'Ø',
  0x9b: 'ø',
}

/** Old programs write in code page 850, where the accented letters have bytes that Windows text hardly uses. */
const isDosText = (bytes: Uint8Array): boolean => {
  const high = bytes.subarray(0, 100_000).filter((byte) => byte >= 0x80)
  return (
    high.length > 0 &&
    high.every((byte) => dosLetters[byte] !== undefined) &&
    high.some((byte) => byte === 0x81 || byte === 0x8a || byte === 0x9d)
  )
}
const fromDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => dosLetters[byte] ?? String.fromCharCode(byte)).join('')
