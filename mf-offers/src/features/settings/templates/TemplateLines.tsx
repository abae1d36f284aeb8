import type { OfferItemInput } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { QuantityInput } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined } from '@staffel/shared-ui/icons'
import styles from '../settings.module.css'

export interface TemplateLinesProps {
  readonly lines: readonly OfferItemInput[]
  readonly onChange: (lines: readonly OfferItemInput[]) => void
}

/** The lines of a template: how much of each, or none. */
export function TemplateLines({ lines, onChange }: TemplateLinesProps) {
  const { t } = useTranslation('offers')
  if (lines.length === 0) return null
  return (
    <ul className={styles.rows}>
      {lines.map((line) => (
        <li key={line.id}>
          <Text>{line.description}</Text>
          <span className={styles.side}>
            <QuantityInput
              className={styles.quantity}
              aria-label={t('settings.templates.quantityOf', { name: line.description })}
              value={line.quantity}
              onChange={(quantity) => onChange(lines.map((other) => (other === line ? { ...line, quantity } : other)))}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              aria-label={t('settings.templates.removeLine', { name: line.description })}
              onClick={() => onChange(lines.filter((other) => other !== line))}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
