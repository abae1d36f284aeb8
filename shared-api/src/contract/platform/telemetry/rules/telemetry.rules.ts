/**
 * What a browser can find wrong: a failure of an area as the frame names it, `call` for an answer of the API that a
 * person was shown as an error, `crash` for the frame itself.
 */
export const failureKinds = [
  'disabled',
  'forbidden',
  'incompatible',
  'network',
  'http',
  'timeout',
  'integrity',
  'invalid-manifest',
  'invalid-module',
  'evaluation',
  'render',
  'call',
  'crash',
] as const
export type FailureKind = (typeof failureKinds)[number]

/** Of one report, and of all that one page load sends. */
export const telemetryBytes = 2048

/** What a failure counts as: an area that did not open, an error in one that is open, or what is meant to be so. */
const countsAs: Readonly<Record<FailureKind, 'load' | 'error' | 'meant'>> = {
  disabled: 'meant',
  forbidden: 'meant',
  incompatible: 'load',
  network: 'load',
  http: 'load',
  timeout: 'load',
  integrity: 'load',
  'invalid-manifest': 'load',
  'invalid-module': 'load',
  evaluation: 'load',
  render: 'error',
  call: 'error',
  crash: 'error',
}
const kindsThatCount = (as: 'load' | 'meant'): ReadonlySet<FailureKind> =>
  new Set(failureKinds.filter((kind) => countsAs[kind] === as))

/** Kinds that keep an area from opening; the others happen in one that is open, or are nobody's fault. */
export const loadFailures = kindsThatCount('load')

/** What is meant to be so: it has an id that can be found, and counts as no error. */
export const intendedRefusals = kindsThatCount('meant')
