import { Button, Heading, screenActions } from '@staffel/shared-ui/core'
import { CloseOutlined } from '@staffel/shared-ui/icons'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useFrame } from '../../session/guard/frameContext.ts'
import { useViewer } from '../../session/guard/useViewer.ts'
import { commandKey } from '../commandKey.ts'
import type { CommandDialogProps } from './command.types.ts'
import { FrameDialog } from './FrameDialog.tsx'
import { Keys } from './Keys.tsx'
import { useCommandTexts } from './useCommandTexts.ts'
import styles from './palette.module.css'

interface Row {
  readonly id: string
  readonly label: string
  readonly keys: readonly string[]
}

/** Every key and what it does: those of this screen first, then those that work everywhere. */
export function KeysDialog({ onClose }: Pick<CommandDialogProps, 'onClose'>) {
  const { t } = useCommandTexts()
  const { language } = useLanguage()
  const { areas } = useFrame()
  const { actions } = areas.links(useViewer())
  const [rows] = useState(rowsOfScreen)
  const everywhere = [
    { id: 'commands', label: t('keys.commands'), keys: [commandKey.replace(' ', '+')] },
    ...actions.map(({ id, label, keys }) => ({ id, label: label[language], keys: [keys.join(' ')] })),
    { id: 'list', label: t('keys.list'), keys: ['?'] },
    { id: 'close', label: t('keys.close'), keys: ['Esc'] },
  ]
  return (
    <FrameDialog label={t('keys.title')} onClose={onClose}>
      <div className={styles.head}>
        <Heading level={2}>{t('keys.title')}</Heading>
        <Button type="text" autoFocus icon={<CloseOutlined />} aria-label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.keyLists}>
        <KeyList title={t('keys.screen')} rows={rows} none={t('keys.none')} />
        <KeyList title={t('keys.everywhere')} rows={everywhere} />
      </div>
    </FrameDialog>
  )
}

function KeyList({ title, rows, none }: { title: string; rows: readonly Row[]; none?: string }) {
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ id, label, keys }) => (
            <div key={id}>
              <dt>
                <Keys keys={keys} inWords />
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function rowsOfScreen(): readonly Row[] {
  return screenActions().flatMap(({ id, label, shortcut, keys = shortcut ? [shortcut] : [] }) =>
    keys.length > 0 ? [{ id, label, keys }] : [],
  )
}
