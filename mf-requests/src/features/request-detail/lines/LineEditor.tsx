import type { FoundProduct, QuoteLine } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CheckCircleOutlined,
  CloseOutlined,
  HistoryOutlined,
  SearchOutlined,
  StopOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import { CandidateList } from './candidates/CandidateList.tsx'
import { CatalogueSearch } from './candidates/CatalogueSearch.tsx'
import type { LineActions } from './useLineActions.ts'
import { isDecided } from './lineState.ts'
import { QuantityField } from './QuantityField.tsx'
import type { LineOptions } from './useLineOptions.ts'
import styles from './lines.module.css'

export interface LineEditorProps {
  line: QuoteLine
  customer: number | undefined
  options: LineOptions
  actions: LineActions
}

/** Everything that can be decided about one line. */
export function LineEditor({ line, customer, options, actions }: LineEditorProps) {
  const pick = (product: FoundProduct) => actions.pick(product)
  return (
    <>
      <Notes line={line} />
      {!line.is_ignored && (
        <QuantityField key={line.position} line={line} onChange={actions.setQuantity} onLeave={actions.focusLine} />
      )}
      {!line.is_ignored && !actions.isSearching && <CandidateList line={line} options={options} onPick={pick} />}
      {actions.isSearching && (
        <CatalogueSearch
          quantity={line.desired_quantity}
          customer={customer}
          onPick={pick}
          onClose={actions.closeSearch}
        />
      )}
      <LineButtons line={line} actions={actions} />
    </>
  )
}

/** Why it is as it is, where that is not plain to see. */
function Notes({ line }: { line: QuoteLine }) {
  const { t } = useTranslation('requests')
  return (
    <>
      {line.confidence === 'low' && (
        <Text as="p" size="small" className={styles.lineNote}>
          {t('line.lowConfidence')}
        </Text>
      )}
      {line.chosen_by === 'memory' && (
        <Text as="p" size="small" className={`${styles.lineNote} ${styles.lineNoteCalm}`}>
          <HistoryOutlined /> {t('line.remembered')}
        </Text>
      )}
      {line.chosen_by === 'customer_number' && (
        <Text as="p" size="small" className={`${styles.lineNote} ${styles.lineNoteCalm}`}>
          <CheckCircleOutlined /> {t('line.customerNumber')}
        </Text>
      )}
      {line.source === null && (
        <Text as="p" size="small" tone="muted">
          {t('line.byHand')}
        </Text>
      )}
      {line.productsfound.length === 0 && !line.is_ignored && (
        <Text as="p" size="small" className={styles.lineNote}>
          {t('line.noneText')}
        </Text>
      )}
    </>
  )
}

function LineButtons({ line, actions }: { line: QuoteLine; actions: LineActions }) {
  const { t } = useTranslation('requests')
  if (line.is_ignored) {
    return (
      <div className={styles.lineButtons}>
        <Button icon={<UndoOutlined />} aria-keyshortcuts="i" onClick={actions.toggleIgnored}>
          {t('line.include')} <kbd aria-hidden="true">i</kbd>
        </Button>
      </div>
    )
  }
  const isNone = line.productsfound.length === 0
  return (
    <div className={styles.lineButtons}>
      <Button
        icon={<SearchOutlined />}
        aria-keyshortcuts="z /"
        aria-expanded={actions.isSearching}
        onClick={actions.isSearching ? actions.closeSearch : actions.openSearch}
      >
        {t(actions.isSearching ? 'line.searchClose' : 'line.search')}{' '}
        <kbd aria-hidden="true">{actions.isSearching ? 'Esc' : 'z'}</kbd>
      </Button>
      {!isNone && (
        <Button icon={<CloseOutlined />} aria-keyshortcuts="0" onClick={() => actions.pick(null)}>
          {t('line.noneOfThese')} <kbd aria-hidden="true">0</kbd>
        </Button>
      )}
      <Button icon={<StopOutlined />} aria-keyshortcuts="i" onClick={actions.toggleIgnored}>
        {t('line.ignore')} <kbd aria-hidden="true">i</kbd>
      </Button>
      {isDecided(line) && (
        <Button icon={<UndoOutlined />} aria-keyshortcuts="r" onClick={actions.reset}>
          {t('line.reset')} <kbd aria-hidden="true">r</kbd>
        </Button>
      )}
    </div>
  )
}
