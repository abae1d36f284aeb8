/** A refusal of the identity provider. `code` is its own, without the `auth/` in front: `popup-blocked`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super(`Identity provider: ${code}`, { cause })
    this.code = code
  }
}

/** Codes come as `auth/…` on the provider's errors; anything else (a chunk that did not load) is `unknown`. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'auth/unknown'
  return new IdentityError(code.replace(/^auth\//, ''), error)
}
