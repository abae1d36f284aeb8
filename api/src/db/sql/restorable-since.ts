import { offerLimits } from '@staffel/shared-api/rules'

const day = 24 * 60 * 60 * 1000

/** What was deleted after this moment can be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - offerLimits.restoreDays * day)
