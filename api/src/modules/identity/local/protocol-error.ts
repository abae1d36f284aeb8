/**
 * A refusal in the words of the identity provider's protocol: the SDK turns `INVALID_OOB_CODE` into
 * `auth/invalid-action-code`.
 */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly status: number
  readonly retryAfterSeconds: number | null

  constructor(code: string, status = 400, retryAfterSeconds: number | null = null) {
    super(code)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }

  get body(): object {
    return {
      error: {
        code: this.status,
        message: this.message,
        errors: [{ message: this.message, reason: 'invalid', domain: 'global' }],
      },
    }
  }
}
