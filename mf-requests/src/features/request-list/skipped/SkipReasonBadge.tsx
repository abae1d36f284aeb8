import type { SkipReason } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge, type Tone } from '@staffel/shared-ui/list'

/** What a reader may have been wrong about stands out from what machines write. */
const tones: Readonly<Record<SkipReason, Tone>> = {
  no_request: 'yellow',
  advertisement: 'gray',
  bulk: 'gray',
  bounce: 'red',
  duplicate: 'gray',
  person: 'blue',
  auto_reply: 'gray',
  own_address: 'gray',
}

/** Why a mail made no request. */
export function SkipReasonBadge({ reason }: { reason: SkipReason }) {
  const { t } = useTranslation('requests')
  return <ToneBadge tone={tones[reason]}>{t(`skipped.reason.${reason}`)}</ToneBadge>
}
