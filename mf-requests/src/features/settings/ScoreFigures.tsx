import { requestSettingLimits } from '@staffel/shared-api/rules'
import { ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { scoresQuery } from '../../api/settings.queries.ts'
import styles from './settings.module.css'

const { minimum, maximum } = requestSettingLimits.score
const highestFirst = Array.from({ length: maximum - minimum + 1 }, (_, step) => maximum - step)

/** What each choice would have meant for the lines that somebody was done with. */
export function ScoreFigures({ chosen }: { chosen: number }) {
  const { t } = useTranslation('requests')
  const { data: scores, isPending, error, refetch, isFetching } = useQuery(scoresQuery())
  if (isPending) return <LoadingState count={2} />
  if (!scores)
    return (
      <ErrorState
        size="compact"
        title={t('settings.scores.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (scores.length === 0)
    return (
      <Text tone="muted" size="small">
        {t('settings.scores.none')}
      </Text>
    )
  return (
    <div>
      <Text as="div" tone="muted" size="small">
        {t('settings.scores.title')}
      </Text>
      <ul className={styles.scores} aria-label={t('settings.scores.title')}>
        {highestFirst.map((score) => {
          const within = scores.filter((each) => each.score >= score)
          const lines = within.reduce((sum, each) => sum + each.lines, 0)
          const changed = within.reduce((sum, each) => sum + each.changed, 0)
          return (
            <li key={score}>
              <Text strong={score === chosen} numeric>
                {t('settings.scores.from', {
                  score,
                  lines: t('settings.scores.lines', { count: lines, shown: formatNumber(lines) }),
                  changed: formatNumber(changed),
                })}
              </Text>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
