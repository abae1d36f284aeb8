const boundary = 'file-form-boundary'

/** A form with a file, as a page sends it. */
export function fileForm(
  file: string | Uint8Array,
  fields: Readonly<Record<string, string>>,
  filename = 'bestand.csv',
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const part = (name: string, value: string | Uint8Array, more = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(name, value)),
    ...part('file', file, `; filename="${filename}"\r\ncontent-type: text/csv`),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
