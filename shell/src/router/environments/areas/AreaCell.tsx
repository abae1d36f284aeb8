import type { EnvironmentState } from '@staffel/shared-api/contract'
import { sentenceOf } from '@staffel/shared-api/client'
import { Button, Dropdown, Flex, Text, toast } from '@staffel/shared-ui/core'
import { DownOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useEnvironmentAct, type EnvironmentArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { useRolesText } from '../useRolesText.ts'
import styles from '../environments.module.css'

export type Doing =
  | { readonly what: 'live'; readonly version: string | null }
  | { readonly what: 'canary' | 'stopCanary' | 'switch' | 'flag' }

export interface AreaCellProps {
  readonly environment: EnvironmentState
  readonly area: EnvironmentArea
  /** The environment that a version passes before this one, as far as it has another one. */
  readonly ahead: { readonly name: string; readonly version: string } | null
  readonly onDo: (doing: Doing) => void
}

/** What runs of one area in one environment, and what can be done about it. */
export function AreaCell({ environment, area, ahead, onDo }: AreaCellProps) {
  const { t } = useEnvironmentTexts()
  const rolesText = useRolesText()
  // Of the cell, which stays when there is nothing more to go back to.
  const { mutate, isPending } = useEnvironmentAct()
  const { id, canary, live, previous, versions } = area
  const newest = versions[0]?.version
  const before = previous[0]
  const isWaiting = newest !== undefined && newest !== live && newest !== canary?.version && !previous.includes(newest)
  const names = { area: id, environment: environment.name }
  const items = itemsOf()
  return (
    <Flex vertical gap={6} align="start" className={styles.cell}>
      <Text numeric>{t('live', { version: live })}</Text>
      {!area.enabled && <ToneBadge tone="gray">{t(area.refuses_calls ? 'offWithCalls' : 'off')}</ToneBadge>}
      {canary && (
        <Text size="small">
          {t('canary', {
            version: canary.version,
            share: t('share', { percent: canary.percent, roles: rolesText(canary.roles) }),
          })}
        </Text>
      )}
      {ahead && (
        <Text size="small" tone="muted">
          {t('ahead', { environment: ahead.name, version: ahead.version })}
        </Text>
      )}
      {isWaiting && ahead?.version !== newest && (
        <Text size="small" tone="muted">
          {t('newer', { version: newest })}
        </Text>
      )}
      <Flex wrap gap={8}>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button size="small" aria-label={t('act.menuOf', names)}>
              {t('act.menu')} <DownOutlined />
            </Button>
          </Dropdown>
        )}
        {before !== undefined && (
          <Button size="small" icon={<UndoOutlined />} loading={isPending} onClick={() => rollBack(before)}>
            {t('act.rollback', { version: before })}
          </Button>
        )}
      </Flex>
    </Flex>
  )

  /** One click, because whoever needs it is in a hurry; the history takes it back just as fast. */
  function rollBack(to: string): void {
    mutate(
      { environment, area: id, act: { kind: 'rollback' }, reason: t('rollbackReason', { from: live, to }) },
      {
        onSuccess: () => toast.success(t('rolledBack', { ...names, version: to })),
        onError: (error) => toast.error(t('notDone'), { description: sentenceOf(error) }),
      },
    )
  }

  function itemsOf() {
    // The frame itself is always on.
    const isShell = id === environment.shell?.id
    const item = (key: string, label: string, doing: Doing) => ({ key, label, onClick: () => onDo(doing) })
    return [
      ...(ahead
        ? [item('promote', t('act.promote', { environment: ahead.name }), { what: 'live', version: ahead.version })]
        : []),
      ...(versions.some(({ version }) => version !== live)
        ? [
            item('live', t('act.live'), { what: 'live', version: null }),
            item('canary', t('act.canary'), { what: 'canary' }),
          ]
        : []),
      ...(canary ? [item('stopCanary', t('act.stopCanary'), { what: 'stopCanary' })] : []),
      ...(isShell
        ? []
        : [
            item('flag', t('act.flag'), { what: 'flag' }),
            item('switch', t(area.enabled ? 'act.switchOff' : 'act.switchOn'), { what: 'switch' }),
          ]),
    ]
  }
}
