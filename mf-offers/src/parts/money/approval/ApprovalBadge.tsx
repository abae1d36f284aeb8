import type { OfferSummary } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'

const tones = { asked: 'yellow', given: 'green', refused: 'red' } as const

/** How far it is with the second person; nothing where nobody is asked. */
export function ApprovalBadge({ state }: { state: OfferSummary['approval'] }) {
  const { t } = useTranslation('offers')
  return state && <ToneBadge tone={tones[state]}>{t(`approval.states.${state}`)}</ToneBadge>
}
