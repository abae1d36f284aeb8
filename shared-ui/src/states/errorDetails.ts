/** What a screen can tell of a failure: the server's message and the id under which its log knows it. */
export interface ErrorDetails {
  message: string | undefined
  requestId: string | undefined
}

/**
 * Reads an error of any kind. Only an answer that carries a `code` (the wire's `{code, message, requestId}`) was written for people;
 * the message of any other, or of a call that got no answer (status 0), is for developers and is not shown.
 */
export function errorDetails(error: unknown): ErrorDetails {
  if (typeof error !== 'object' || error === null) return { message: undefined, requestId: undefined }
  const wire = 'code' in error && 'status' in error && error.status !== 0
  return {
    message: wire && 'message' in error && typeof error.message === 'string' ? error.message || undefined : undefined,
    requestId: 'requestId' in error && typeof error.requestId === 'string' ? error.requestId || undefined : undefined,
  }
}
