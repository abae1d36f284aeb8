import type { OfferItem } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'

/**
 * How many lines of a draft nobody has said to be right; nothing where there are none. Never on the document itself.
 */
export function ToConfirmBadge({ lines }: { lines: readonly Pick<OfferItem, 'toConfirm'>[] }) {
  const { t } = useTranslation('offers')
  const count = lines.filter(({ toConfirm }) => toConfirm).length
  return count > 0 && <ToneBadge tone="yellow">{t('editor.unconfirmed.count', { count })}</ToneBadge>
}
