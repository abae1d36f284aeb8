import { isApiError } from '@staffel/shared-api/client'
import type { PublicOffer } from '@staffel/shared-api/contract'
import { publicOfferCalls } from '../../../api/public-offers.calls.ts'
import { pageClient } from './pageClient.ts'
import { signedInHere } from './signedInHere.ts'

/** In `/o/:token`. */
const token = (): string => decodeURIComponent(location.pathname.split('/')[2] ?? '')

/** What somebody does who holds the link. */
export const answers = () => publicOfferCalls(pageClient(), token())

let reading: Promise<PublicOffer> | null = null

/** The offer as data, asked for once. That somebody asks is what the seller hears of as a look at it. */
export function openedOffer(): Promise<PublicOffer> {
  reading ??= read()
  reading.catch(() => (reading = null))
  return reading
}

export function forgetOffer(): void {
  reading = null
}

/** A look by a person, who sees the page; nobody is taken for a customer who may be the seller. */
export async function noteLook(): Promise<void> {
  if (document.visibilityState === 'hidden')
    await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }))
  if ((await signedInHere()) !== 'unsure') await openedOffer()
}

async function read(): Promise<PublicOffer> {
  const who = await signedInHere()
  if (typeof who === 'string') return answers().read()
  return publicOfferCalls(pageClient(who), token())
    .read()
    .catch((error: unknown) => {
      // A session that has ended is nobody's any more.
      if (isApiError(error) && error.status === 401) return answers().read()
      throw error
    })
}
