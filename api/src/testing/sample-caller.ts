import type { Caller } from '../http/caller.ts'

/** A User of a customer of tenant 1, for tests that need no database. */
export const sampleCaller = (part: Partial<Caller> = {}): Caller => ({
  uid: 'uid-mila',
  userId: 7,
  email: 'mila@staffel.example',
  name: 'Mila',
  language: 'nl',
  roles: ['User'],
  features: [],
  tenantId: 1,
  timeZone: 'Europe/Amsterdam',
  organizationId: 1001,
  regionId: null,
  isTenant: false,
  scope: { tenantId: 1 },
  ...part,
})
