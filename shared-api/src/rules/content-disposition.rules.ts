/** The header for a file to save under `filename`: plain ASCII for old readers, and the real name (RFC 6266). */
export function contentDisposition(filename: string, disposition: 'attachment' | 'inline' = 'attachment'): string {
  const wellFormed = filename.toWellFormed()
  const ascii = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const extended = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${extended}`
}

/** The name in such a header; null when it holds none. */
export function filenameOf(header: string | null | undefined): string | null {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  if (extended) return decoded(extended)
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1] || null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
