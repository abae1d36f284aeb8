/** A call that the contract marks as passive, and what it answers. */
type PassiveCall<D> = ((...input: never[]) => Promise<D>) & { readonly passive: true }

interface Asked<D> {
  readonly state: { readonly data: D | undefined }
}

/**
 * For `refetchInterval`: how often a page asks `call` again by itself, always or by its last answer. It takes only what
 * the contract marks as passive: any other call counts as somebody's, and would keep the session of a page alive that
 * was left open.
 */
export function every(call: PassiveCall<unknown>, milliseconds: number): number
export function every<D>(
  call: PassiveCall<D>,
  interval: (answer: D | undefined) => number | false,
): (asked: Asked<D>) => number | false
export function every<D>(_call: PassiveCall<D>, interval: number | ((answer: D | undefined) => number | false)) {
  return typeof interval === 'number' ? interval : ({ state }: Asked<D>) => interval(state.data)
}
