import type { EnvironmentState } from '@staffel/shared-api/contract'
import { Button, Flex, Text } from '@staffel/shared-ui/core'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import type { AreaCellProps } from './AreaCell.tsx'
import styles from '../environments.module.css'

export interface AbsentAreaProps extends Pick<AreaCellProps, 'ahead' | 'onDo'> {
  readonly environment: EnvironmentState
  /** What people call it. */
  readonly name: string
  /** Published, where the environment before has nothing either: it may begin here. */
  readonly newest: string | null
}

/** An area that an environment does not have yet, and where it can come from: the one before, or its team. */
export function AbsentArea({ environment, name, ahead, newest, onDo }: AbsentAreaProps) {
  const { t } = useEnvironmentTexts()
  return (
    <Flex vertical gap={6} align="start" className={styles.cell}>
      <Text tone="muted">{t('none')}</Text>
      {ahead && (
        <>
          <Text size="small" tone="muted">
            {t('ahead', { environment: ahead.name, version: ahead.version })}
          </Text>
          <Button
            size="small"
            aria-label={t('act.takeOver', {
              area: name,
              environment: environment.name,
              before: ahead.name,
            })}
            onClick={() => onDo({ what: 'live', version: ahead.version })}
          >
            {t('act.promote', { environment: ahead.name })}
          </Button>
        </>
      )}
      {newest !== null && (
        <>
          <Text size="small" tone="muted">
            {t('newest', { version: newest })}
          </Text>
          <Button
            size="small"
            aria-label={t('act.beginOf', { area: name, environment: environment.name })}
            onClick={() => onDo({ what: 'live', version: newest })}
          >
            {t('act.begin')}
          </Button>
        </>
      )}
    </Flex>
  )
}
