import { initSession } from '@staffel/shared-auth'
import { addTranslations, initI18n } from '@staffel/shared-ui/i18n'
import { applySchemeChoice } from '@staffel/shared-ui/look'
import { createRoot } from 'react-dom/client'
import { showCrash } from '../crash/showCrash.ts'
import { showStartFailure } from '../federation/failures/showStartFailure.ts'
import { readBootManifest } from '../federation/manifest/bootManifest.ts'
import { askUntilGood, tellLastGood } from '../layout/notices/lastGood.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { SignInPage } from './SignInPage.tsx'

/**
 * The sign-in page for a browser in which nobody is signed in, so far as the server can see: the screen of the shell
 * without the rest of it, which comes with the session.
 */
export function begin(): void {
  const reading = readBootManifest(document)
  if (!reading.ok) return showStartFailure(reading.problem)
  try {
    applySchemeChoice()
    initSession(reading.boot)
    void initI18n()
    addTranslations('shell', 'nl', nl)
    addTranslations('shell', 'en', en)
    tellLastGood(reading.boot.lastGood)
    askUntilGood()
    const root = document.getElementById('root')
    if (!root) throw new Error('The page has no #root')
    createRoot(root, { onUncaughtError: (error) => showCrash(error) }).render(
      <SignInPage local={reading.boot.local} staleManifest={reading.stale} />,
    )
  } catch (error) {
    showCrash(error)
  }
}
