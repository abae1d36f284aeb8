import { Button, EmptyState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

export interface BeyondEndProps {
  /** That there is nothing, in the words of the list. */
  readonly title: string
  readonly onFirst: () => void
}

/** A page that the list had, before its last rows went. */
export function BeyondEnd({ title, onFirst }: BeyondEndProps) {
  const { t } = useTranslation('people')
  return (
    <EmptyState
      title={title}
      description={t('list.beyondEnd')}
      action={<Button onClick={onFirst}>{t('list.toFirstPage')}</Button>}
    />
  )
}
