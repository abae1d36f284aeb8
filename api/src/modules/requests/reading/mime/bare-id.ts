/** A message id without its angle brackets. */
export const bareId = (id: string | undefined): string | null => id?.replace(/^<|>$/g, '').trim() || null
