/**
 * What an adapter gives for `arraybuffer`: a buffer, a view of one in Node, or a Blob from an adapter of its own. By
 * its tag, because other realms have constructors of their own.
 */
export function asBytes(data: unknown): ArrayBuffer | Uint8Array<ArrayBuffer> | Blob | null {
  return isBytes(data) ? data : null
}

/** Text of bytes that are in memory; null for anything else. */
export function textOfBytes(data: unknown): string | null {
  return isBytes(data) && !isBlob(data) ? new TextDecoder().decode(data) : null
}

function isBytes(data: unknown): data is ArrayBuffer | Uint8Array<ArrayBuffer> | Blob {
  return ['ArrayBuffer', 'Uint8Array', 'Blob', 'File'].includes(tagOf(data))
}

function isBlob(data: unknown): data is Blob {
  return ['Blob', 'File'].includes(tagOf(data))
}

function tagOf(data: unknown): string {
  return Object.prototype.toString.call(data).slice(8, -1)
}
