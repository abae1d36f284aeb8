import type { OfferItem } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseOutlined } from '@staffel/shared-ui/icons'
import { isOnRequest } from '../../../parts/money/isOnRequest.ts'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import styles from './products.module.css'

/** What was chosen so far, wherever it was found; each can be put back. */
export function ChosenTray({
  chosen,
  onRemove,
}: {
  chosen: readonly OfferItem[]
  onRemove: (line: OfferItem) => void
}) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  if (chosen.length === 0) return null
  return (
    <ul className={styles.tray} aria-label={t('products.tray')}>
      {chosen.map((line) => (
        <li key={line.id}>
          <Text numeric>{formatNumber(line.quantity)} ×</Text>
          <span className={styles.trayName}>{line.description}</span>
          <Text numeric tone="muted">
            {isOnRequest(line) ? t('editor.items.onRequest') : money(line.total)}
          </Text>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('products.remove', { name: line.description })}
            onClick={() => onRemove(line)}
          />
        </li>
      ))}
    </ul>
  )
}
