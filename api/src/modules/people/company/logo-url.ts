/** Folder of the logos in the file store, and first part of their addresses. */
export const logoFolder = 'logos'

/**
 * `logos/<32 hex>.<kind>`, as the file store names them. A new logo has a new name, so an address never changes what it
 * shows.
 */
export const logoUrl = (fileName: string): string => `/webhook/${fileName}`

/** The store's name behind the last part of an address; null for anything that the store did not name itself. */
export function logoFileName(lastPart: string): string | null {
  return /^[0-9a-f]{32}\.(?:jpeg|png|gif|webp|svg)$/.test(lastPart) ? `${logoFolder}/${lastPart}` : null
}
