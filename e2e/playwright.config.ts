import { defineConfig } from '@playwright/test'
import { headlessChromium } from './support/chromium/headlessChromium.ts'

/** Every journey runs on the embedded database; those marked `@server` also on a server that `DATABASE_URL` names. */
export default defineConfig<object, { database: 'embedded' | 'server' }>({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './support/house/global-setup.ts',
  // Each has a house of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is no failure.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Pictures repeat to the pixel; what little is let through is the edge of a letter in another build of the browser.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60, pathTemplate: 'pictures/{arg}{ext}' },
  },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    // Recording a trace writes styles into the page, which the page's own policy refuses, and that fails a test.
    trace: 'off',
    // Playwright would take one of every page that closes; the fixtures take those of a failed test.
    screenshot: 'off',
    launchOptions: headlessChromium(process.env['E2E_WATCHED'] !== undefined),
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    { name: 'server', grep: /@server/, use: { database: 'server' } },
  ],
})
