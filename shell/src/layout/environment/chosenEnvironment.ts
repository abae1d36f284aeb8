const cookie = 'staffel_environment'
const parameter = 'environment'
const yearInSeconds = 31_536_000

/** Whether the address asks for an environment: `/?environment=staging`. */
export function askedEnvironment({ search }: Pick<Location, 'search'>): string | null {
  const asked = new URLSearchParams(search).get(parameter)
  return asked !== null && /^[a-z][a-z0-9-]{0,39}$/.test(asked) ? asked : null
}

/**
 * This browser looks at that environment from the next page load on, and with null at that of this address again. A
 * server outside of local mode takes no notice.
 */
export function chooseEnvironment(name: string | null): void {
  const age = name === null ? 0 : yearInSeconds
  document.cookie = `${cookie}=${name ?? ''}; Max-Age=${age}; Path=/; SameSite=Lax`
}

/** The same address without the question. */
export function withoutQuestion(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(parameter)
  return url.href
}
