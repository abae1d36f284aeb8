import type { BootManifest } from '@staffel/shared-api/contract'
import { initSession } from '@staffel/shared-auth'
import { detectLanguage } from '@staffel/shared-ui/i18n'
import { runStandalone } from '@staffel/shared-ui/standalone'
import areaDocument from '../area.json'
import { area } from './area.ts'

/** This area alone, in a plain frame, against the API that serves `/environment.json`. For development only. */
export async function startStandalone(): Promise<void> {
  const answer = await fetch('/environment.json')
  const boot: BootManifest = await answer.json()
  initSession(boot)
  const nav = areaDocument.nav.map(({ to, label }) => ({ to, label: label[detectLanguage()] }))
  await runStandalone(area, { namespace: areaDocument.i18n.ns, nav })
}
