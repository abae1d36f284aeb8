/** The sample accounts of local mode, one per role and per refusal. */
export const accounts = {
  admin: 'admin@staffel.example',
  manager: 'manager@staffel.example',
  user: 'user@staffel.example',
  blocked: 'blocked@staffel.example',
  inactive: 'inactive@staffel.example',
  expired: 'expired@staffel.example',
  otherManager: 'manager@noordstaal.example',
  otherUser: 'user@noordstaal.example',
} as const

export type Account = keyof typeof accounts
