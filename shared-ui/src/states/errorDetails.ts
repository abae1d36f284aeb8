/** What a screen can tell of a failure: the server's message and the id under which its log knows it. */
export interface ErrorDetails {
  message: string | undefined
  requestId: string | undefined
}

/**
 * Reads an error of any kind. Only its `sentence` was written for people (`ApiError`); any other message is for
 * developers and is not shown.
 */
export function errorDetails(error: unknown): ErrorDetails {
  if (typeof error !== 'object' || error === null) return { message: undefined, requestId: undefined }
  return {
    message: 'sentence' in error && typeof error.sentence === 'string' ? error.sentence || undefined : undefined,
    requestId: 'requestId' in error && typeof error.requestId === 'string' ? error.requestId || undefined : undefined,
  }
}
