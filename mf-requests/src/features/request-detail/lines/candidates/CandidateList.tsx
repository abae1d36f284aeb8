import type { FoundProduct, QuoteLine } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CandidateRow } from './CandidateRow.tsx'
import { productOf } from '../lineState.ts'
import type { LineOptions } from '../useLineOptions.ts'
import styles from '../lines.module.css'

export interface CandidateListProps {
  line: QuoteLine
  options: LineOptions
  onPick: (product: FoundProduct) => void
}

/** The products to choose from, each with the key that chooses it. */
export function CandidateList({
  line,
  options: { products, hidden, showAll, isLoading, isError, retry },
  onPick,
}: CandidateListProps) {
  const { t } = useTranslation('requests')
  const current = productOf(line)?.product_id
  return (
    <>
      {products.length > 0 && (
        <ol className={styles.candidates} aria-label={t('candidate.title')} aria-busy={isLoading || undefined}>
          {products.map((product, index) => (
            <CandidateRow
              key={product.product_id}
              product={product}
              digit={index + 1}
              isCurrent={product.product_id === current}
              isChosen={product.product_id === current && line.chosen_by !== null}
              onPick={() => onPick(product)}
            />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button type="link" size="small" className={styles.candidatesMore} aria-keyshortcuts="m" onClick={showAll}>
          {t('candidate.more', { count: hidden })} <kbd aria-hidden="true">m</kbd>
        </Button>
      )}
      {products.length === 0 && !isLoading && !isError && (
        <Text as="p" tone="muted">
          {t('candidate.none')}
        </Text>
      )}
      {isLoading && (
        <Text as="p" tone="muted" size="small">
          {t('candidate.loading')}
        </Text>
      )}
      {isError && (
        <Text as="p" tone="danger" size="small">
          {t('candidate.failed')}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('ui:action.retry')}
          </Button>
        </Text>
      )}
    </>
  )
}
