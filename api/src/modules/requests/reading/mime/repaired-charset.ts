const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

/**
 * A mail with raw 8-bit bytes that are no UTF-8 and in no charset that it names, in UTF-8; null when there is nothing
 * to repair.
 */
export function asWindows(raw: Buffer): Buffer | null {
  if (isUtf8(raw)) return null
  const head = raw.toString('latin1')
  const named = [...head.matchAll(/charset\s*=\s*"?([\w-]{1,40})/gi)].map(([, name = '']) => name.toLowerCase())
  if (
    named.some((name) => !/^(?:utf-?8|us-ascii|ascii|unknown.*|8bit|default)$/.test(name)) ||
    /content-transfer-encoding:\s*binary/i.test(head)
  )
    return null
  return Buffer.from(windows.decode(raw), 'utf-8')
}

/** A mail whose encoded text says UTF-8 and is Windows-1252, saying so; null when it does not say UTF-8. */
export function asDeclared(raw: Buffer): Buffer | null {
  const text = raw.toString('latin1')
  const repaired = text
    .replace(/(charset\s*=\s*"?)(?:utf-?8|us-ascii)(?=["';\s]|$)/gi, '$1windows-1252')
    .replace(/=\?utf-8\?/gi, '=?windows-1252?')
  return repaired === text ? null : Buffer.from(repaired, 'latin1')
}

function isUtf8(bytes: Buffer): boolean {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}
