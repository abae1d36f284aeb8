/** Every version of the privacy policy that somebody may have agreed with, the one that holds now last. */
export const privacyPolicies = ['2026-01'] as const

export type PrivacyPolicy = (typeof privacyPolicies)[number]

/** What a person agrees with today. */
export const currentPrivacyPolicy: PrivacyPolicy = '2026-01'

/** What is still to be asked of somebody who signs in. */
export interface Newcomer {
  readonly first_name: string
  readonly last_name: string
  /** The version that was agreed with; null: none yet. */
  readonly consent_policy: string | null
}

/** Whether the consent screen comes before anything else: no consent was given, or a name is missing. */
export function isAskedFirst({ first_name, last_name, consent_policy }: Newcomer): boolean {
  return consent_policy === null || first_name.trim() === '' || last_name.trim() === ''
}
