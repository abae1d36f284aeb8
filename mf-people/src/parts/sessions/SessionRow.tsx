import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { Session } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant, formatRelative } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useEndSession } from '../../api/account/sessions.queries.ts'

export function SessionRow({ session: { id, device, is_current, since, last_activity_at } }: { session: Session }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { mutate, isPending } = useEndSession()
  const name = device ?? t('security.unknownDevice')
  const facts = { since: formatInstant(since, language), used: formatRelative(last_activity_at, language) }

  const end = (): void =>
    mutate(id, {
      onSuccess: () => void toast.success(t('security.ended', { device: name })),
      onError: (error) => {
        if (isApiError(error) && error.code === 'NOT_FOUND') toast.info(t('security.hadEnded', { device: name }))
        else toast.failure(t('security.notEnded'), end, { description: sentenceOf(error) })
      },
    })

  return (
    <li>
      <span>
        <strong>{name}</strong>
        <Text as="div" tone="muted" size="small">
          {t('security.facts', facts)}
        </Text>
      </span>
      {is_current ? (
        <ToneBadge tone="green">{t('security.thisOne')}</ToneBadge>
      ) : (
        <Button loading={isPending} aria-label={t('security.endNamed', { device: name, ...facts })} onClick={end}>
          {t('security.end')}
        </Button>
      )}
    </li>
  )
}
