import { isBelowFloor, type EarnedOnOffer } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'

/** What has to be known beside a margin: that it is less than the seller wants, and what is not in it. */
export function MarginRemarks({ margin, floor }: { margin: EarnedOnOffer; floor: number | null }) {
  const { t } = useTranslation('offers')
  return (
    <>
      {isBelowFloor(margin, floor) && (
        <ToneBadge tone="yellow">{t('margin.below', { floor: formatPercent(floor, 2) })}</ToneBadge>
      )}
      {margin.unknown > 0 && (
        <Text tone="muted" size="small">
          {t('margin.unknownLines', { count: margin.unknown })}
        </Text>
      )}
    </>
  )
}
