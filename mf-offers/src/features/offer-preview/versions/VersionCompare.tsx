import type { OfferVersion } from '@staffel/shared-api/contract'
import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { offerDiffQuery } from '../../../api/offers/offer-versions.queries.ts'
import { VersionDiff } from './VersionDiff.tsx'
import styles from './versions.module.css'

export interface VersionCompareProps {
  offerId: number
  /** At least two, the newest first. */
  versions: readonly OfferVersion[]
}

/** Two versions held against each other; to begin with the newest and the one before it. */
export function VersionCompare({ offerId, versions }: VersionCompareProps) {
  const { t } = useTranslation('offers')
  const numbers = versions.map(({ version }) => version).sort((a, b) => b - a)
  const [from, setFrom] = useState(numbers[1] ?? 1)
  const [to, setTo] = useState(numbers[0] ?? 1)
  const diff = useQuery(offerDiffQuery(offerId, from, to))
  const options = numbers.map((value) => ({ value, label: t('versions.version', { version: value }) }))
  return (
    <div className={styles.compare}>
      <div className={styles.choice}>
        <Field label={t('versions.from')}>
          {({ id }) => <Select id={id} value={from} options={options} onChange={setFrom} />}
        </Field>
        <Field label={t('versions.to')}>
          {({ id }) => <Select id={id} value={to} options={options} onChange={setTo} />}
        </Field>
      </div>
      {step()}
    </div>
  )

  function step() {
    if (diff.isPending) return <LoadingState shape="rows" count={3} />
    if (diff.isError)
      return (
        <ErrorState
          size="compact"
          title={t('versions.compareFailed')}
          error={diff.error}
          onRetry={() => void diff.refetch()}
          retrying={diff.isFetching}
        />
      )
    return <VersionDiff diff={diff.data} />
  }
}
