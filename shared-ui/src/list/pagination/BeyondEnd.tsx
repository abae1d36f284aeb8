import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../states/EmptyState.tsx'

export interface BeyondEndProps {
  /** That there is nothing, in the words of the list. */
  readonly title: string
  readonly onFirst: () => void
}

/** A page that a list had, before its last rows went. */
export function BeyondEnd({ title, onFirst }: BeyondEndProps) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      title={title}
      description={t('pagination.beyondEnd')}
      action={<Button onClick={onFirst}>{t('pagination.toFirst')}</Button>}
    />
  )
}
