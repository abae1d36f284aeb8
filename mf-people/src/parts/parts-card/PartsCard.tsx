import { Button, Card, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import styles from './parts-card.module.css'

export interface ShownPart {
  readonly id: number
  readonly name: string
  readonly lines: readonly ReactNode[]
  readonly badges: readonly string[]
  readonly is_primary?: boolean
}

export interface PartsCardProps {
  readonly title: string
  readonly empty: string
  readonly addLabel: string
  readonly parts: readonly ShownPart[]
  readonly mayChange: boolean
  readonly onAdd: () => void
  readonly onEdit: (id: number) => void
  readonly onRemove: (id: number) => void
}

/** What somebody has several of. */
export function PartsCard({ title, empty, addLabel, parts, mayChange, onAdd, onEdit, onRemove }: PartsCardProps) {
  const { t } = useTranslation('people')
  return (
    <Card
      title={title}
      extra={
        mayChange && (
          <Button size="small" icon={<PlusOutlined />} onClick={onAdd}>
            {addLabel}
          </Button>
        )
      }
    >
      {parts.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <ul className={styles.parts}>
          {parts.map(({ id, name, lines, badges, is_primary }) => (
            <li key={id}>
              <span className={styles.words}>
                <span className={styles.name}>
                  <Text strong>{name}</Text>
                  {is_primary && <ToneBadge tone="green">{t('customers.primary')}</ToneBadge>}
                  {badges.map((badge) => (
                    <ToneBadge key={badge} tone="neutral">
                      {badge}
                    </ToneBadge>
                  ))}
                </span>
                {lines.filter(Boolean).map((line, index) => (
                  <Text key={index} as="div" size="small" tone="muted">
                    {line}
                  </Text>
                ))}
              </span>
              {mayChange && (
                <span className={styles.buttons}>
                  <Button
                    type="text"
                    icon={<EditOutlined />}
                    aria-label={t('customers.editNamed', { name })}
                    onClick={() => onEdit(id)}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('customers.removeNamed', { name })}
                    onClick={() => onRemove(id)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
