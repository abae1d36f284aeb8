import type { TierCount } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** `Staffel over 3 regels: 1.450 st`; nothing where a line counts for itself. */
export function CountedTogether({ count, unit }: { count: TierCount; unit: string }) {
  const { t } = useTranslation('offers')
  if (count.lines < 2) return null
  return (
    <Text as="div" tone="muted" size="small">
      {t('editor.items.countedTogether', { lines: count.lines, quantity: formatNumber(count.quantity), unit })}
    </Text>
  )
}
