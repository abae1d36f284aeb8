import type { BrowserContext, Page, Request } from '@playwright/test'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Keeps count of what the pages of a context ask for. */
export function watchRequests(context: BrowserContext): void {
  const asked = new Set<Request>()
  underWay.set(context, asked)
  context.on('request', (request) => void asked.add(request))
  context.on('requestfinished', (request) => void asked.delete(request))
  context.on('requestfailed', (request) => void asked.delete(request))
}

/**
 * Until nothing that this page asked for has been under way for half a second. `networkidle` is reached once, whatever
 * a page asks for afterwards; and what is under way when a test moves the page's clock is late at once.
 */
export async function settled(page: Page): Promise<void> {
  const asked = underWay.get(page.context())
  if (!asked) throw new Error('Nobody watches what this page asks for')
  const isQuiet = () => ![...asked].some((request) => isOf(request, page))
  for (let quiet = 0; quiet < 5 && !page.isClosed(); quiet = isQuiet() ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** A worker's requests are no page's. */
function isOf(request: Request, page: Page): boolean {
  return request.serviceWorker() === null && request.frame().page() === page
}
