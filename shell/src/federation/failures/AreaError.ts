/** A shared module, or the shell's contract itself, whose version does not fit what an area asks for. */
export interface Mismatch {
  readonly name: string
  readonly required: string
  /** Undefined when this shell does not provide it at all. */
  readonly provided: string | undefined
  /** What is missing of it are these names, whatever its version: then they are what is required. */
  readonly isOfNames?: true
}

/** Everything that can be wrong with opening an area. */
export type AreaFailure =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'incompatible'; readonly mismatches: readonly Mismatch[] }
  | { readonly kind: 'network'; readonly url?: string }
  | { readonly kind: 'http'; readonly status: number; readonly url: string }
  | { readonly kind: 'timeout'; readonly url?: string }
  | { readonly kind: 'integrity'; readonly url: string }
  | { readonly kind: 'invalid-manifest' }
  | { readonly kind: 'invalid-module'; readonly url?: string }
  | { readonly kind: 'evaluation' }
  | { readonly kind: 'render' }

/** Why an area did not open, with an id under which the report of it can be found. */
export class AreaError extends Error {
  override readonly name = 'AreaError'
  readonly area: string
  readonly failure: AreaFailure
  readonly correlationId: string

  constructor(area: string, failure: AreaFailure, cause?: unknown) {
    super(`Area ${area}: ${failure.kind}`, { cause })
    this.area = area
    this.failure = failure
    this.correlationId = crypto.randomUUID().slice(0, 8)
  }
}

/**
 * Whether asking again may help by itself: the network, a server in trouble, a wait that was cut. Never a wrong file.
 */
export function isTransient(failure: AreaFailure): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout' || (failure.kind === 'http' && failure.status >= 500)
}
