import type { OwnFactor } from '@staffel/shared-auth'
import { Button, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'

export function FactorRow({ factor: { name: given, since }, onRemove }: { factor: OwnFactor; onRemove: () => void }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const name = given || t('factors.unnamed')
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {since && (
          <Text as="div" tone="muted" size="small">
            {t('factors.since', { when: formatInstant(since, language) })}
          </Text>
        )}
      </span>
      <Button aria-label={t('factors.removeNamed', { name })} onClick={onRemove}>
        {t('factors.remove')}
      </Button>
    </li>
  )
}
