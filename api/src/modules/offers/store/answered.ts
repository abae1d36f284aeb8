/** What an offer says once nobody waits for the seller any more. */
export const answered = { change_requested_at: null, extension_requested_for: null } as const
