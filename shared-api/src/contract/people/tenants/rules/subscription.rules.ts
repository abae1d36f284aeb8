/** Its people come in while it is active; the others say why not. */
export const subscriptionStatuses = ['active', 'paused', 'expired'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** As they are called on the page of prices and on the account page. */
export const planNames = ['Basic', 'Pro', 'Enterprise'] as const
export type PlanName = (typeof planNames)[number]

const label = /^[a-z0-9-]{1,63}$/

/** A name of a host in lower case: `offertes.bedrijf.nl`, without protocol, port or path. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((each) => label.test(each) && !each.startsWith('-') && !each.endsWith('-'))
  )
}
