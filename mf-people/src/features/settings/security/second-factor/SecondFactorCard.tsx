import type { OwnFactor } from '@staffel/shared-auth'
import { Button, Card, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { ownFactorsQuery } from '../../../../api/account/second-factors.queries.ts'
import styles from '../../../../parts/sessions/rows.module.css'
import { AddFactorDialog } from './AddFactorDialog.tsx'
import { FactorRow } from './FactorRow.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'

/** What the reader is asked for besides at the sign-in: apps that make codes are added and removed. */
export function SecondFactorCard() {
  const { t } = useTranslation('people')
  const factors = useQuery(ownFactorsQuery())
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<OwnFactor | null>(null)

  return (
    <Card title={t('factors.title')}>
      {content()}
      {isAdding && <AddFactorDialog onClose={() => setIsAdding(false)} />}
      {removing && (
        <RemoveFactorDialog factor={removing} isLast={factors.data?.length === 1} onClose={() => setRemoving(null)} />
      )}
    </Card>
  )

  function content() {
    if (factors.isPending) return <LoadingState shape="rows" count={1} />
    if (!factors.data)
      return (
        <ErrorState
          size="compact"
          title={t('factors.failed')}
          error={factors.error}
          onRetry={() => void factors.refetch()}
          retrying={factors.isFetching}
        />
      )
    return (
      <>
        <Text as="p" tone="muted">
          {t('factors.hint')}
        </Text>
        <ul className={styles.rows}>
          {factors.data.length === 0 && <li>{t('factors.none')}</li>}
          {factors.data.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
          ))}
          {factors.data.length === 1 && (
            <li>
              <Text tone="muted" size="small">
                {t('factors.backup')}
              </Text>
            </li>
          )}
        </ul>
        <Button onClick={() => setIsAdding(true)}>{t('factors.add')}</Button>
      </>
    )
  }
}
