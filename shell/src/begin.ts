import { initSession } from '@staffel/shared-auth'
import { readBootManifest } from './federation/manifest/bootManifest.ts'

/**
 * Evaluated before anything that draws (the first import of `index.ts`): the identity SDK is asked for while React and
 * the rest of the shell are still being run.
 */
export const reading = readBootManifest(document)
if (reading.ok) initSession(reading.boot)
