import { Text } from '@staffel/shared-ui/core'
import { ToneBadge } from '@staffel/shared-ui/list'
import type { EnvironmentArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { useRolesText } from '../words/useRolesText.ts'

export interface AreaFactsProps {
  readonly area: EnvironmentArea
  /** The environment that a version passes before this one, as far as it has another one. */
  readonly ahead: { readonly name: string; readonly version: string } | null
}

/** What runs of one area, for whom, and what could run. */
export function AreaFacts({ area, ahead }: AreaFactsProps) {
  const { t } = useEnvironmentTexts()
  const rolesText = useRolesText()
  const { asked, canary, live, previous, versions } = area
  const newest = versions[0]?.version
  const isKnown = [live, canary?.version, ahead?.version, ...previous].includes(newest)
  const share = ({ percent, roles }: { percent: number; roles: readonly string[] }) =>
    t('share', { percent, roles: rolesText(roles) })
  return (
    <>
      <Text numeric>{t('live', { version: live })}</Text>
      {!area.enabled && <ToneBadge tone="gray">{t(area.refuses_calls ? 'offWithCalls' : 'off')}</ToneBadge>}
      {canary && <Text size="small">{t('canary', { version: canary.version, share: share(canary) })}</Text>}
      {ahead && (
        <Text size="small" tone="muted">
          {t('ahead', { environment: ahead.name, version: ahead.version })}
        </Text>
      )}
      {newest && !isKnown && (
        <Text size="small" tone="muted">
          {t('newer', { version: newest })}
        </Text>
      )}
      {asked && (
        <Text size="small">
          {t(asked.canary ? 'askedCanary' : 'askedLive', {
            version: asked.version,
            by: asked.by,
            share: asked.canary ? share(asked.canary) : '',
          })}
        </Text>
      )}
    </>
  )
}
