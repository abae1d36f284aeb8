import type { QuoteLine } from '@staffel/shared-api/contract'
import { toConfirm } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, ExclamationCircleOutlined, HistoryOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { TierGlyph } from '@staffel/shared-ui/tiers'
import { memo } from 'react'
import { ladderOf } from '../../../parts/ladderOf.ts'
import { ScoreMark } from './candidates/ScoreMark.tsx'
import { lineState, productOf, type LineState } from './lineState.ts'
import styles from './lines.module.css'

const icons = {
  ignored: StopOutlined,
  chosen: CheckCircleOutlined,
  none: ExclamationCircleOutlined,
  doubt: ExclamationCircleOutlined,
  sure: CheckCircleOutlined,
}

/**
 * A line at a glance: what was asked, and what will be offered. Drawn when the line changes, not at every step through
 * a long list.
 */
export const LineSummary = memo(function LineSummary({ line }: { line: QuoteLine }) {
  const { t } = useTranslation('requests')
  const state = lineState(line)
  const Icon = line.chosen_by === 'memory' && state === 'chosen' ? HistoryOutlined : icons[state]
  const product = productOf(line)
  const ladder = product && state !== 'ignored' ? ladderOf(product) : null
  return (
    <>
      <span className={styles.lineNumber} aria-hidden="true">
        {line.position}
      </span>
      <span className={styles.lineAsked}>
        <span className={styles.lineWords}>{line.search_line}</span>
        <span className={styles.lineFound}>
          <span className={styles.lineAnswer}>
            <Icon className={styles.lineIcon} label={t(`line.state.${state}`)} />
            <Answer line={line} state={state} />
          </span>
          <Question line={line} state={state} />
          <Together line={line} state={state} />
          <PriceBefore line={line} state={state} />
          <ListOfCustomer line={line} state={state} />
        </span>
      </span>
      <span className={styles.lineFigures}>
        <span
          className={
            line.quantity_assumed ? `${styles.lineQuantity} ${styles.lineQuantityAssumed}` : styles.lineQuantity
          }
        >
          {formatNumber(line.desired_quantity, 3)} {line.unit ?? t('line.pieces')}
          {line.quantity_assumed && <span className="sf-sr-only"> ({t('line.assumed')})</span>}
        </span>
        <span className={styles.lineTotal}>
          {ladder && <TierGlyph named ladder={ladder} />}
          {product && state !== 'ignored' ? formatMoney(product.totalprice) : '–'}
        </span>
      </span>
    </>
  )
})

function Answer({ line, state }: { line: QuoteLine; state: LineState }) {
  const { t } = useTranslation('requests')
  const product = productOf(line)
  if (state === 'ignored') return <Text tone="muted">{t('line.ignored')}</Text>
  if (!product) return <span className={styles.lineMissing}>{t('line.none')}</span>
  return (
    <>
      {line.chosen_by === null && <ScoreMark score={product.totalscore} short />}
      <span className={styles.lineProduct}>{product.name}</span>
    </>
  )
}

/** Its tier follows from other lines as well. */
function Together({ line, state }: { line: QuoteLine; state: LineState }) {
  const { t } = useTranslation('requests')
  const counted = state === 'ignored' ? undefined : productOf(line)?.counted
  if (!counted) return null
  return (
    <Text tone="muted" size="small">
      {t('line.countedTogether', { ...counted, quantity: formatNumber(counted.quantity, 3) })}
    </Text>
  )
}

/** The figure is today's, as that of the draft will be. */
function PriceBefore({ line, state }: { line: QuoteLine; state: LineState }) {
  const { t } = useTranslation('requests')
  const before = state === 'ignored' ? undefined : productOf(line)?.price_before
  if (!before) return null
  const price = formatPrice({ unitPrice: before.price, priceUnit: before.price_unit })
  return (
    <Text tone="muted" size="small">
      {t('line.priceBefore', { price })}
    </Text>
  )
}

/** The prices are those of this list of the customer. */
function ListOfCustomer({ line, state }: { line: QuoteLine; state: LineState }) {
  const { t } = useTranslation('requests')
  const list = state === 'ignored' ? undefined : productOf(line)?.price_list
  if (!list) return null
  return (
    <Text tone="muted" size="small">
      {t('line.priceList', { name: list.name })}
    </Text>
  )
}

function Question({ line, state }: { line: QuoteLine; state: LineState }) {
  const { t } = useTranslation('requests')
  const question = state === 'ignored' || !productOf(line) ? null : toConfirm(line)
  return question && <ToneBadge tone="yellow">{t(`line.toConfirm.${question}`, { unit: line.sold_in })}</ToneBadge>
}
