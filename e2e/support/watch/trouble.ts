import { expect, type BrowserContext } from '@playwright/test'
import { watchUsedFiles } from './usedFiles.ts'

/** What a browser complains of while a test runs: its console, its requests, its policies. */
export interface Trouble {
  /** Hears every page of a context, those that open later included. */
  readonly watch: (context: BrowserContext) => Promise<void>
  /** Trouble that this test makes on purpose; anything else fails it. */
  readonly allow: (...patterns: RegExp[]) => void
  /** Fails when something was complained of that the test did not announce. */
  readonly expectNone: () => void
}

export function watchTrouble(): Trouble {
  const heard: string[] = []
  const allowed: RegExp[] = []
  const used = new Set<string>()
  return {
    watch: (context) => {
      listen(context, (line) => void heard.push(line))
      return watchUsedFiles(context, (address) => void used.add(address))
    },
    allow: (...patterns) => void allowed.push(...patterns),
    expectNone: () =>
      expect(
        heard.filter((line) => !isOnlyLate(line, used) && !allowed.some((pattern) => pattern.test(line))),
        'trouble in the browser',
      ).toEqual([]),
  }
}

/** A browser gives a file that it was told of a few seconds to be used; a busy machine takes longer. */
function isOnlyLate(line: string, used: ReadonlySet<string>): boolean {
  const address = /The resource (\S+) was preloaded using link preload but not used/.exec(line)?.[1]
  return address !== undefined && used.has(address)
}

function listen(context: BrowserContext, hear: (line: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      hear(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => hear(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') hear(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) hear(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}
