/** The text of an answer; one that is longer than that many bytes is read no further, and throws. */
export async function textWithin(response: Response, longest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > longest) throw new Error('An answer without end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
