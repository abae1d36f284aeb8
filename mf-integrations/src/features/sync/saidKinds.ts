import type { ExactJob } from '@staffel/shared-api/contract'
import type { useTranslation } from '@staffel/shared-ui/i18n'

type Say = ReturnType<typeof useTranslation<'integrations'>>['t']

/** Customers, prices of customers. */
export const saidKinds = (kinds: ExactJob['entities'], t: Say): string =>
  kinds.map((kind, index) => (index === 0 ? t(`sync.kind.${kind}`) : t(`sync.kind.${kind}`).toLowerCase())).join(', ')
