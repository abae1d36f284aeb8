/**
 * Why a mail makes no request. `no_request`: its writer asks for nothing. `duplicate`: it came in before. `person`:
 * somebody said so.
 */
export const skipReasons = [
  'no_request',
  'advertisement',
  'bulk',
  'bounce',
  'duplicate',
  'person',
  'auto_reply',
  'own_address',
] as const
