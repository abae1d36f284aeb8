import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The browser that people have: the one named by `CHROMIUM_PATH`, else the system's, else the one that Playwright
 * installed.
 */
export function chromiumPath(): string {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  const found = candidates.find((path) => path !== undefined && existsSync(path))
  if (found === undefined)
    throw new Error('No Chromium found: set CHROMIUM_PATH or run npx playwright install chromium')
  return found
}
