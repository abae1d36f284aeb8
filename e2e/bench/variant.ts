import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '../support/chromium/chromiumPath.ts'
import { startHouse } from '../support/house/house.ts'
import { createSessions, type StorageState } from '../support/sessions.ts'
import { startFront } from './front.ts'
import type { SelfSigned } from '@staffel/tooling/self-signed'

/** One build, served as production serves it, with a manager signed in. */
export interface Variant {
  readonly url: string
  /** The same house without TLS, for calls of a program. */
  readonly house: string
  readonly session: StorageState
  readonly stop: () => Promise<void>
}

/** `shellBuild` names another folder than the federated shell's. */
export async function startVariant(browser: Browser, certificate: SelfSigned, shellBuild?: string): Promise<Variant> {
  const house = await startHouse({ env: shellBuild === undefined ? {} : { SHELL_BUILD: shellBuild } })
  const front = await startFront(house.url, certificate)
  const session = atOrigin(await createSessions(browser, house.url).of('manager'), front.url)
  const stop = async () => {
    await front.stop()
    await house.stop()
  }
  return { url: front.url, house: house.url, session, stop }
}

/** The same session for another address of the same house. */
function atOrigin(state: StorageState, origin: string): StorageState {
  return { ...state, origins: state.origins.map((kept) => ({ ...kept, origin })) }
}

/** A browser that trusts the certificate of this run, so that its cache and its hints work as they do in production. */
export function launchBrowser({ spkiHash }: SelfSigned): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${spkiHash}`,
    ],
  })
}
