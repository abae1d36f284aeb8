import type { BootManifest } from '@staffel/shared-api/contract'

/** Whether people work there, so that a change is asked about once more. */
export function isProduction(name: string, here: BootManifest['environment']): boolean {
  return name === 'production' || (name === here.name && here.production)
}
