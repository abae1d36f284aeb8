import { Button } from '@staffel/shared-ui/core'
import styles from './developer.module.css'
import { keepOverrides, none, type Overrides } from './overrides.ts'
import { useDeveloperTexts } from './useDeveloperTexts.ts'

export interface DeveloperBarProps {
  readonly overrides: Overrides
  readonly onOpen: () => void
  readonly reload: () => void
}

/** As long as this tab shows something else than its environment, it says so, and how to end it. */
export function DeveloperBar({ overrides, onOpen, reload }: DeveloperBarProps) {
  const { t } = useDeveloperTexts()
  const said = [
    ...Object.entries(overrides.areas).flatMap(([area, { build, flags = {}, failure }]) => [
      ...(build ? [t('area.build', { area, version: build.document.version, base: build.base })] : []),
      ...Object.entries(flags).map(([flag, on]) => t('area.flag', { area, flag, state: t(on ? 'on' : 'off') })),
      ...(failure ? [t('area.failure', { area, failure: t(`failures.${failure}`) })] : []),
    ]),
    ...(overrides.role ? [t('as', { role: overrides.role })] : []),
  ]
  return (
    <section aria-label={t('panel.title')} className={styles.bar} data-foot>
      <p className={styles.said}>
        <strong>{t('bar')}</strong>: {said.join(' · ')}
      </p>
      <Button size="small" onClick={onOpen}>
        {t('open')}
      </Button>
      <Button
        size="small"
        onClick={() => {
          keepOverrides(none)
          reload()
        }}
      >
        {t('reset')}
      </Button>
    </section>
  )
}
