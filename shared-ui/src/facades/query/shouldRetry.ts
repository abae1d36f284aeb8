const attempts = 2

/** Retries what may pass by itself (network, 5xx), never what the server has refused (4xx). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < attempts && !isRefusal(error)
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
