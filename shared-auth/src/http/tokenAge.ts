/** Milliseconds since the token was issued; infinite for anything that is not a token. */
export function tokenAge(token: string, now: number): number {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const issued = typeof payload === 'object' && payload !== null && 'iat' in payload ? Number(payload.iat) : NaN
    return Number.isFinite(issued) ? now - issued * 1000 : Infinity
  } catch {
    return Infinity
  }
}
