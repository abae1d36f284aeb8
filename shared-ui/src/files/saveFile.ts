/** Hands a file to the browser to save under the name that the server gave it. */
export function saveFile({ blob, filename }: { readonly blob: Blob; readonly filename: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has read the address by the next turn; a while more does no harm.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
