import type { AreaHealth, CanaryLimits, VersionHealth } from '@staffel/shared-api/contract'
import { Button, Flex, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useQuery } from '@staffel/shared-ui/query'
import { healthQuery, useListAnew, type EnvironmentArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import styles from '../environments.module.css'

export interface HealthProps {
  readonly environment: string
  readonly area: EnvironmentArea
  /** What people call it. */
  readonly name: string
  readonly onFailures: () => void
}

/** How the versions of an area did in the last day: a line each. Its place is kept until it is known. */
export function Health({ environment, area, name, onFailures }: HealthProps) {
  const { data, isPending } = useQuery(healthQuery(environment))
  const found = data?.areas.find((one) => one.area === area.id)
  useListAnew(found !== undefined && found.canary?.version !== area.canary?.version)
  if (isPending) return <Text size="small">{'\u00a0'}</Text>
  if (!data || !found) return null
  const errors = found.live.errors + (found.canary?.errors ?? 0)
  return (
    <Flex vertical gap={2} align="start">
      <Line health={found.live} isCanary={false} />
      {found.canary && <Line health={found.canary} isCanary />}
      {found.canary && <Verdict health={found} limits={data.limits} />}
      {errors > 0 && <Failures {...{ errors, name, environment, onFailures }} />}
    </Flex>
  )
}

function Line({ health, isCanary }: { health: VersionHealth; isCanary: boolean }) {
  const { t } = useEnvironmentTexts()
  const { sessions, load_success, load_ms } = health
  if (sessions === 0)
    return (
      <Text size="small" tone="muted">
        {t(isCanary ? 'health.noneOfCanary' : 'health.none')}
      </Text>
    )
  const words = [
    load_success !== null && t('health.loaded', { percent: formatNumber(load_success) }),
    load_ms !== null && t('health.time', { ms: formatNumber(load_ms) }),
    t('health.sessions', { count: sessions }),
  ].filter((word) => word !== false)
  return (
    <Text size="small" tone="muted" numeric>
      {t(isCanary ? 'health.canary' : 'health.live', { facts: words.join(' · ') })}
    </Text>
  )
}

function Verdict({ health: { verdict }, limits }: { health: AreaHealth; limits: CanaryLimits }) {
  const { t } = useEnvironmentTexts()
  const facts = { canary: verdict?.canary_sessions ?? 0, live: verdict?.live_sessions ?? 0, needed: limits.sessions }
  return <Text size="small">{t(`health.verdict.${verdict?.state ?? 'waiting'}`, facts)}</Text>
}

function Failures({ errors, name, environment, onFailures }: Omit<HealthProps, 'area'> & { errors: number }) {
  const { t } = useEnvironmentTexts()
  return (
    <Button
      type="link"
      size="small"
      className={styles.errors ?? ''}
      aria-label={t('health.errorsOf', { count: errors, area: name, environment })}
      onClick={onFailures}
    >
      {t('health.errors', { count: errors })}
    </Button>
  )
}
