import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import { chromiumPath } from './chromiumPath.ts'

/** Chromium without a window: the same engine, and nothing of what a browser draws and keeps around its pages. */
const shell = '/usr/bin/chromium-headless-shell'

/** Chromium as it tests on every machine: quiet, and with letters that stand where those of the whole browser stand. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
  // No page of a test lives so long that V8's last stage of compiling pays: without it a journey costs a twelfth less.
  '--js-flags=--max-optimized-bytecode-size=0',
]

/**
 * The browser of tests that nobody watches: one without a window where it is installed, as it opens a page in less than
 * half the time, else the whole one.
 */
export function headlessChromium(watched: boolean): LaunchOptions {
  const quick = !watched && process.env['CHROMIUM_PATH'] === undefined && existsSync(shell)
  return { executablePath: quick ? shell : chromiumPath(), args }
}
