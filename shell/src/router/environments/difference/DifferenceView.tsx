import type { AreaVersionFacts } from '@staffel/shared-api/contract'
import { Alert, Flex, Text } from '@staffel/shared-ui/core'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useRolesText } from '../words/useRolesText.ts'
import { versionQuery, type PublishedArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { differenceOf, type Difference } from './differenceOf.ts'
import styles from '../environments.module.css'

export interface DifferenceViewProps {
  readonly environment: string
  readonly area: PublishedArea
  /** What people have now; null: nothing. */
  readonly from: string | null
  readonly to: string | null
}

/** What people would see change, before it does. */
export function DifferenceView({ environment, area, from, to }: DifferenceViewProps) {
  const { t } = useEnvironmentTexts()
  const before = useFacts(environment, area.id, from)
  const after = useFacts(environment, area.id, to)
  if (before === 'failed' || after === 'failed') return <Alert type="warning" title={t('difference.failed')} />
  if (before === 'coming' || after === 'coming') return <Text tone="muted">{t('difference.loading')}</Text>
  const changes = differenceOf(before, after)
  return (
    <section className={styles.difference} aria-label={t('difference.title')}>
      {from !== null && to !== null && <Text strong>{t('difference.versions', { from, to })}</Text>}
      {after && <Verdict facts={after} />}
      {from !== null && to !== null && <Changelog area={area} from={from} to={to} />}
      {changes.length === 0 ? <Text>{t('difference.same')}</Text> : <Changes changes={changes} />}
      <Text tone="muted" size="small">
        {t('difference.tabs')}
      </Text>
    </section>
  )
}

function useFacts(environment: string, area: string, version: string | null) {
  const { data, isError } = useQuery({
    ...versionQuery(environment, area, version ?? ''),
    enabled: version !== null,
  })
  if (version === null) return null
  if (isError) return 'failed'
  return data ?? 'coming'
}

function Verdict({ facts: { problems } }: { facts: AreaVersionFacts }) {
  const { t } = useEnvironmentTexts()
  if (problems.length === 0) return <Text>{t('difference.fits')}</Text>
  return (
    <Alert
      type="error"
      title={t('difference.unfit')}
      description={
        <ul className={styles.changes}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      }
    />
  )
}

/** What was published after the present version, up to the chosen one. */
function Changelog({ area: { versions }, from, to }: Pick<DifferenceViewProps, 'area'> & { from: string; to: string }) {
  const { t } = useEnvironmentTexts()
  // Newest first.
  const [present, chosen] = [from, to].map((version) => versions.findIndex((one) => one.version === version))
  if (present === undefined || chosen === undefined || present < 0 || chosen < 0) return null
  if (chosen > present) return <Text>{t('difference.older')}</Text>
  const told = versions.slice(chosen, present).filter(({ changelog }) => changelog)
  if (told.length === 0) return null
  return (
    <Flex vertical gap={4}>
      <Text strong>{t('difference.changelog')}</Text>
      <ul className={styles.changes}>
        {told.map(({ version, changelog }) => (
          <li key={version} className={styles.changelog}>
            {changelog}
          </li>
        ))}
      </ul>
    </Flex>
  )
}

function Changes({ changes }: { changes: readonly Difference[] }) {
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  const rolesText = useRolesText()
  return (
    <ul className={styles.changes}>
      {changes.map(({ kind, change, name, was, before, after }) => {
        const [shown, known] = [name, was].map((each) => (typeof each === 'string' ? each : each[language]))
        const what = t(`difference.${kind}`, { name: change === 'renamed' ? known : shown })
        return (
          <li key={`${kind} ${change} ${shown}`}>
            {t(`difference.${change}`, { what, name: shown, from: rolesText(before), to: rolesText(after) })}
          </li>
        )
      })}
    </ul>
  )
}
