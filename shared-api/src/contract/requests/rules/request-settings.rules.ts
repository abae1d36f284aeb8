/** What may be set about requests: how many months raw mail is kept, and from which score a product is certain. */
export const requestSettingLimits = {
  months: { minimum: 1, maximum: 120 },
  score: { minimum: 1, maximum: 6 },
} as const
