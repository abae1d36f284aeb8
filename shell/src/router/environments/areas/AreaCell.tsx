import type { EnvironmentState } from '@staffel/shared-api/contract'
import { sentenceOf } from '@staffel/shared-api/client'
import { useUser } from '@staffel/shared-auth'
import { Button, Dropdown, Flex, toast } from '@staffel/shared-ui/core'
import { DownOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import { useEnvironmentAct } from '../environments.queries.ts'
import { useAreaName } from '../words/useAreaName.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { AreaFacts, type AreaFactsProps } from './AreaFacts.tsx'
import { Health } from './Health.tsx'
import styles from '../environments.module.css'

export type Doing =
  | { readonly what: 'live'; readonly version: string | null }
  | { readonly what: 'agree' | 'canary' | 'stopCanary' | 'switch' | 'flag' }

export interface AreaCellProps extends AreaFactsProps {
  readonly environment: EnvironmentState
  readonly onDo: (doing: Doing) => void
  readonly onFailures: () => void
}

/** What runs of one area in one environment, and what can be done about it. */
export function AreaCell({ environment, area, ahead, onDo, onFailures }: AreaCellProps) {
  const { t } = useEnvironmentTexts()
  // Of the cell, which stays when there is nothing more to go back to.
  const { mutate, isPending } = useEnvironmentAct()
  const user = useUser()
  const { id, asked, canary, live, previous, versions } = area
  const before = previous[0]
  const names = { area: useAreaName(environment)(id), environment: environment.name }
  const items = itemsOf()
  return (
    <Flex vertical gap={6} align="start" className={styles.cell}>
      <AreaFacts area={area} ahead={ahead} />
      <Health environment={environment.name} area={area} name={names.area} onFailures={onFailures} />
      <Flex wrap gap={8}>
        {asked && asked.by !== user?.email && (
          <Button
            size="small"
            type="primary"
            aria-label={t('act.agreeOf', names)}
            onClick={() => onDo({ what: 'agree' })}
          >
            {t('act.agree')}
          </Button>
        )}
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
