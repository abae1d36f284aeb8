import type { FoundProduct } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { TierGlyph } from '@staffel/shared-ui/tiers'
import { ladderOf } from '../../../../parts/ladderOf.ts'
import { ScoreMark } from './ScoreMark.tsx'
import styles from '../lines.module.css'

export interface CandidateRowProps {
  product: FoundProduct
  /** The key that chooses it. */
  digit: number
  isCurrent: boolean
  /** Chosen by a person, or by one earlier. */
  isChosen: boolean
  onPick: () => void
}

/** A product that may be what the line asks for: how well it fits, and what it costs at this quantity. */
export function CandidateRow({ product, digit, isCurrent, isChosen, onPick }: CandidateRowProps) {
  const { t } = useTranslation('requests')
  return (
    <li>
      <button
        type="button"
        className={styles.candidate}
        aria-pressed={isChosen}
        aria-current={isCurrent || undefined}
        aria-keyshortcuts={String(digit)}
        onClick={onPick}
      >
        <kbd aria-hidden="true">{digit}</kbd>
        <span className={styles.candidateWhat}>
          <span className={styles.candidateName}>
            {product.name}{' '}
            {isCurrent && !isChosen && <span className={styles.candidateProposed}>{t('candidate.proposed')}</span>}
          </span>
          <span className={styles.candidateFacts}>
            {product.sku && (
              <Text numeric tone="muted" size="small">
                {product.sku}
              </Text>
            )}
            <Fit product={product} />
          </span>
        </span>
        <span className={styles.candidatePrice}>
          <b>{formatMoney(product.totalprice)}</b>
          <Text tone="muted" size="small" numeric>
            {formatNumber(product.quantity, 3)} ×{' '}
            {formatPrice({ unitPrice: product.price, priceUnit: product.price_unit })}
          </Text>
          <TierUsed product={product} />
        </span>
        <span className={styles.candidateCheck}>{isChosen && <CheckOutlined label={t('candidate.chosen')} />}</span>
      </button>
    </li>
  )
}

function Fit({ product: { totalscore, wordscore, match_dimension } }: { product: FoundProduct }) {
  const { t } = useTranslation('requests')
  return (
    <>
      <ScoreMark score={totalscore} />
      <span className={styles.fit} title={t('candidate.wordsTitle')}>
        {t('candidate.words', { score: wordscore })}
      </span>
      {match_dimension && (
        <span className={`${styles.fit} ${styles.fitDimension}`}>
          <CheckOutlined /> {t('candidate.dimension')}
        </span>
      )}
    </>
  )
}

/** The step of the ladder that the price is from. */
function TierUsed({ product }: { product: FoundProduct }) {
  const { t } = useTranslation('requests')
  const ladder = ladderOf(product)
  const tier = product.staffels.find(({ id }) => id === product.used_staffel_id)
  if (!ladder) return null
  if (!tier) return <TierGlyph named ladder={ladder} />
  const range =
    tier.max_quantity === null
      ? `≥ ${formatNumber(tier.min_quantity)}`
      : `${formatNumber(tier.min_quantity)}–${formatNumber(tier.max_quantity)}`
  return (
    <span className={styles.candidateTier}>
      <TierGlyph ladder={ladder} />
      <Text tone="muted" size="small" numeric>
        {t('candidate.tier', { range })}
      </Text>
    </span>
  )
}
