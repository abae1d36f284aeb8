import type { Product } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'

/** Why a product cannot be chosen in an offer, where it cannot. */
export function ProductBadges({ product }: { product: Pick<Product, 'status' | 'is_visible' | 'is_selectable'> }) {
  const { t } = useTranslation('catalogue')
  if (product.status === 'archived') return <ToneBadge tone="gray">{t('badges.archived')}</ToneBadge>
  if (product.status === 'draft') return <ToneBadge tone="gray">{t('badges.draft')}</ToneBadge>
  if (!product.is_visible) return <ToneBadge tone="gray">{t('list.hidden')}</ToneBadge>
  return product.is_selectable ? null : <ToneBadge tone="gray">{t('badges.outsideDates')}</ToneBadge>
}
