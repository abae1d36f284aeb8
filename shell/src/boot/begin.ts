import { initSession } from '@staffel/shared-auth'
import { readBootManifest } from '../federation/manifest/bootManifest.ts'

/** Evaluated before anything that draws: the token of the last visit is read while React and antd are being run. */
export const reading = readBootManifest(document)
if (reading.ok) initSession(reading.boot)
