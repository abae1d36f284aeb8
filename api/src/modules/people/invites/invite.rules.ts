const inviteLifetimeDays = 7
export const resendsPerDay = 5

export type InviteStatus = 'invited' | 'accepted' | 'expired' | 'cancelled'

export interface InviteFacts {
  readonly accepted_at: Date | null
  readonly cancelled_at: Date | null
  readonly expires_at: Date
}

/** The status is never stored: it follows from what happened and from the clock. */
export function inviteStatus(invite: InviteFacts, now: Date): InviteStatus {
  if (invite.accepted_at !== null) return 'accepted'
  if (invite.cancelled_at !== null) return 'cancelled'
  return invite.expires_at <= now ? 'expired' : 'invited'
}

export const inviteExpiry = (now: Date): Date => new Date(now.getTime() + inviteLifetimeDays * 86_400_000)
