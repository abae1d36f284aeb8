import type { Product } from '@staffel/shared-api/contract'
import { priceWithWhy } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { TierGlyph } from '@staffel/shared-ui/tiers'
import { useTierSteps } from '../../../../parts/money/useTierSteps.ts'
import { shownCount, type StandingLines } from '../../products/prices/besideLines.ts'
import { CountedTogether } from '../../products/prices/CountedTogether.tsx'
import { ProductPrice } from '../../products/prices/ProductPrice.tsx'
import type { Suggestions } from './useSuggestions.ts'
import styles from './open-row.module.css'

export interface SuggestionListProps {
  id: string
  typed: string
  suggestions: Suggestions
  standing: StandingLines
  /** Whether what is typed may become a line of its own: the last thing to choose. */
  mayFree: boolean
  active: number
  above: boolean
  onActive: (index: number) => void
  onPick: (index: number) => void
}

/** What may be meant, below the field or above it; the keyboard stays in the field. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, typed, suggestions, standing, mayFree, active, above, onActive, onPick } = props
  const { t } = useTranslation('offers')
  const { products, isCurrent, isLoading, hasFailed } = suggestions
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => index !== active && onActive(index),
    onClick: () => onPick(index),
  })
  return (
    // The pointer does not take the keyboard out of the field.
    <div
      className={above ? `${styles.popup} ${styles.popupAbove}` : styles.popup}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Told {...suggestions} typed={typed} />
      {(products.length > 0 || mayFree) && (
        <ul
          id={id}
          role="listbox"
          className={styles.options}
          aria-label={t('editor.openRow.results')}
          aria-busy={!isCurrent || undefined}
        >
          {products.map((product, index) => (
            <li key={product.product_id} {...option(index)}>
              <Suggestion product={product} standing={standing} />
            </li>
          ))}
          {mayFree && (
            <li key="free" {...option(products.length)} className={styles.free}>
              <PlusOutlined />
              <span>{t('editor.openRow.free', { words: typed.trim() })}</span>
            </li>
          )}
        </ul>
      )}
      {hasFailed && (
        <div role="alert" className={styles.told}>
          <Text tone="danger" size="small">
            {t('editor.openRow.failed')}{' '}
          </Text>
          <Button type="link" size="small" onClick={suggestions.retry}>
            {t('ui:action.retry')}
          </Button>
        </div>
      )}
      {isLoading && <div className={styles.busy} />}
    </div>
  )
}

/** While nothing is listed: that it is on its way, or not there. */
function Told({ products, isCurrent, isLoading, typed }: Suggestions & { typed: string }) {
  const { t } = useTranslation('offers')
  const says = products.length > 0 ? null : isLoading ? 'busy' : isCurrent ? 'none' : null
  return (
    <div role="status" className={says ? styles.told : undefined}>
      {says && (
        <Text tone="muted" size="small">
          {t(`editor.openRow.${says}`, { words: typed.trim() })}
        </Text>
      )}
    </div>
  )
}

function Suggestion({ product, standing }: { product: Product; standing: StandingLines }) {
  const tierSteps = useTierSteps()
  const count = shownCount(product, standing)
  const { ladder: place } = priceWithWhy(product, { quantity: 1, count })
  const ladder = tierSteps(place)
  return (
    <>
      <Text numeric tone="muted" size="small" className={styles.sku}>
        {product.sku ?? '–'}
      </Text>
      <span className={styles.name}>
        {product.product_name}
        <CountedTogether count={count} unit={product.sales_unit} />
      </span>
      <span className={styles.price}>
        {ladder && <TierGlyph named ladder={ladder} />}
        <ProductPrice product={product} count={count} />
      </span>
    </>
  )
}
