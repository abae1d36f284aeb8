import type { QuoteLine } from '@staffel/shared-api/contract'
import { Button, EmptyState, openFrameDialog, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, DownOutlined, QuestionCircleOutlined } from '@staffel/shared-ui/icons'
import type { NewLine } from '../../../api/request-lines.calls.ts'
import { AddLine } from './AddLine.tsx'
import { LineEditor } from './LineEditor.tsx'
import { LineItem } from './LineItem.tsx'
import { asksForAttention } from './lineState.ts'
import type { LineActions } from './useLineActions.ts'
import type { LineOptions } from './useLineOptions.ts'
import styles from './lines.module.css'

export interface LinePaneProps {
  lines: readonly QuoteLine[]
  /** Who asks, once that is known. */
  customer: number | undefined
  selected: number | null
  onSelect: (position: number | null) => void
  onNext: () => void
  options: LineOptions
  actions: LineActions
  adding: {
    readonly isOpen: boolean
    readonly subject: string
    readonly open: () => void
    readonly close: () => void
    readonly add: (line: NewLine) => void
  }
}

/** What is asked for, line by line, and what will be offered for it. */
export function LinePane({ lines, customer, selected, onSelect, onNext, options, actions, adding }: LinePaneProps) {
  const { t } = useTranslation('requests')
  return (
    <section className={styles.linePane} aria-label={t('line.title')}>
      <div className={styles.linePaneHead}>
        <Attention count={lines.filter(asksForAttention).length} onNext={onNext} hasLines={lines.length > 0} />
        <Button
          className={styles.keysButton}
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-keyshortcuts="?"
          onClick={() => openFrameDialog('keys')}
        >
          {t('keys.action')}
        </Button>
      </div>
      <div className={styles.lineScroll}>
        {lines.length === 0 && <EmptyState size="compact" title={t('line.empty')} description={t('line.emptyText')} />}
        {lines.length > 0 && (
          <ol className={styles.lines}>
            {lines.map((line) => (
              <LineItem
                key={line.position}
                line={line}
                isSelected={line.position === selected}
                choices={options.products.length}
                onSelect={() => onSelect(line.position === selected ? null : line.position)}
              >
                <LineEditor line={line} customer={customer} options={options} actions={actions} />
              </LineItem>
            ))}
          </ol>
        )}
        <AddLine
          isOpen={adding.isOpen}
          subject={adding.subject}
          onOpen={adding.open}
          onAdd={adding.add}
          onClose={adding.close}
        />
      </div>
    </section>
  )
}

/** How many lines are left to look at, and the way to the next. */
function Attention({ count, onNext, hasLines }: { count: number; onNext: () => void; hasLines: boolean }) {
  const { t } = useTranslation('requests')
  if (!hasLines) return <span />
  if (count === 0)
    return (
      <Text tone="success" strong className={styles.allDone}>
        <CheckCircleOutlined />
        {t('line.allDone')}
      </Text>
    )
  return (
    <Button size="small" icon={<DownOutlined />} aria-keyshortcuts="n" onClick={onNext}>
      {t('line.attention', { count })} <kbd aria-hidden="true">n</kbd>
    </Button>
  )
}
