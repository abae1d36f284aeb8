import type { Browser, CDPSession } from '@playwright/test'
import type { StorageState } from '../support/sessions.ts'

/** What one cold visit of the offers list cost. */
export interface ColdLoad {
  /** Bytes of JavaScript over the wire, as compressed by the server. */
  readonly scriptBytes: number
  readonly scriptRequests: number
  readonly requests: number
  /** Largest contentful paint, milliseconds after navigation. */
  readonly lcp: number
  /** The frame in which the rows of the list are there, milliseconds after navigation. */
  readonly rows: number
}

/**
 * Opens the offers list with an empty cache and a session from before, on a slow machine and network, and waits until
 * all is quiet.
 */
export async function measureColdLoad(browser: Browser, url: string, storageState: StorageState): Promise<ColdLoad> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const wire = watchWire(session)
    await slowDown(session)
    await page.addInitScript(watchPaint)
    // The last thing that a visit loads by itself is the identity SDK, which confirms the session.
    const confirmed = page.waitForResponse(/accounts:lookup/)
    await page.goto(`${url}/offers`, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.bench?.rows, undefined, { timeout: 60_000 })
    await confirmed
    await page.waitForLoadState('networkidle')
    // The browser tells of a paint some time after it; usually the rows are the largest, and where they are not nothing
    // more comes.
    await page
      .waitForFunction(() => (window.bench?.lcp ?? 0) >= (window.bench?.rows ?? 0), undefined, { timeout: 3000 })
      .catch(() => {})
    const { lcp = Number.NaN, rows = Number.NaN } = await page.evaluate(() => window.bench ?? {})
    return { ...wire(), lcp, rows }
  } finally {
    await context.close()
  }
}

/** A phone on a slow network: 4 times slower CPU, 1.6 Mbps down, 150 ms per request. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Counts from the first request on; preloads count once, as what they load. */
function watchWire(session: CDPSession): () => Pick<ColdLoad, 'scriptBytes' | 'scriptRequests' | 'requests'> {
  const scripts = new Map<string, number>()
  const isScript = new Set<string>()
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.url.startsWith('data:')) return
    requests++
    if (/javascript/.test(response.mimeType)) isScript.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (isScript.has(requestId) && encodedDataLength > 0) scripts.set(requestId, encodedDataLength)
  })
  return () => ({
    scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    scriptRequests: scripts.size,
    requests,
  })
}

declare global {
  interface Window {
    bench?: { lcp?: number; rows?: number }
  }
}

/** Runs in the page before anything else. */
function watchPaint(): void {
  const seen: NonNullable<Window['bench']> = (window.bench = {})
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.querySelectorAll('main tbody tr').length > 5) seen.rows = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
