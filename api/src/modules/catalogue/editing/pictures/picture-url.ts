/** Folder of the pictures in the file store, and first part of their addresses. */
export const pictureFolder = 'product-pictures'

/** `product-pictures/<32 hex>.webp`, as the file store names them: an address never changes what it shows. */
export const pictureUrl = (fileName: string): string => `/webhook/${fileName}`

/** The store's name behind the last part of an address; null for anything that the store did not name itself. */
export function pictureFileName(lastPart: string): string | null {
  return /^[0-9a-f]{32}\.webp$/.test(lastPart) ? `${pictureFolder}/${lastPart}` : null
}
