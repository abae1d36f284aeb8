import type { FoundProduct, Product } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { ClearSign, Input } from '@staffel/shared-ui/form'
import { formatPrice } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SearchOutlined } from '@staffel/shared-ui/icons'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { TierGlyph } from '@staffel/shared-ui/tiers'
import { useId, useState, type KeyboardEvent } from 'react'
import { productSearchQuery } from '../../../../api/products.queries.ts'
import { ladderOf } from '../../../../parts/ladderOf.ts'
import { foundInCatalogue } from '../../desk/lineChanges.ts'
import styles from '../lines.module.css'

export interface CatalogueSearchProps {
  quantity: number
  /** Whose prices are shown, once that is known. */
  customer: number | undefined
  onPick: (product: FoundProduct) => void
  onClose: () => void
}

/** Searches the whole catalogue for one line: typing, arrows and Enter. */
export function CatalogueSearch({ quantity, customer, onPick, onClose }: CatalogueSearchProps) {
  const { t } = useTranslation('requests')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useSettled(typed.trim())
  const found = useQuery({ ...productSearchQuery(search, customer), enabled: search.length > 1 })
  const products = search.length > 1 ? (found.data?.items ?? []).filter(({ is_selectable }) => is_selectable) : []
  const optionId = (index: number) => `${listId}-${index}`
  const isOpen = products.length > 0

  const pick = (product: Product | undefined) => product && onPick(foundInCatalogue(product, quantity))
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(active + 1, products.length - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    // What is listed may still answer what was typed before.
    Enter: () => search === typed.trim() && !found.isPlaceholderData && pick(products[active]),
    Escape: onClose,
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const change = (value: string) => {
    setTyped(value)
    setActive(0)
  }

  return (
    <div className={styles.catalogueSearch}>
      <Input
        autoFocus
        allowClear={{ clearIcon: <ClearSign /> }}
        role="combobox"
        prefix={<SearchOutlined />}
        aria-label={t('search.label')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        placeholder={t('search.placeholder')}
        value={typed}
        maxLength={200}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
      />
      {isOpen && (
        <ul
          id={listId}
          className={styles.catalogueResults}
          role="listbox"
          aria-label={t('search.results')}
          aria-busy={found.isPlaceholderData || undefined}
        >
          {products.map((product, index) => (
            // The keyboard stays in the field, which says which one is active.
            <li
              key={product.product_id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerEnter={() => setActive(index)}
              onClick={() => pick(product)}
            >
              <Result product={product} quantity={quantity} />
            </li>
          ))}
        </ul>
      )}
      {search.length > 1 && !isOpen && <Outcome found={found} />}
    </div>
  )
}

function Result({ product, quantity }: { product: Product; quantity: number }) {
  const { t } = useTranslation('requests')
  const found = foundInCatalogue(product, quantity)
  const ladder = ladderOf(found)
  return (
    <>
      <span className={styles.catalogueName}>
        {product.product_name}{' '}
        <Text numeric tone="muted" size="small">
          {product.sku}
        </Text>
      </span>
      <span className={styles.cataloguePrice}>
        {ladder && <TierGlyph named ladder={ladder} />}
        <Text numeric>
          {found.price > 0
            ? formatPrice({ unitPrice: found.price, priceUnit: found.price_unit })
            : t('search.onRequest')}
        </Text>
      </span>
    </>
  )
}

/** Nothing to choose from: still on its way, not to be had, or not there. */
function Outcome({ found }: { found: { isError: boolean; isFetching: boolean; refetch: () => unknown } }) {
  const { t } = useTranslation('requests')
  if (found.isFetching)
    return (
      <Text as="p" tone="muted" size="small">
        {t('search.busy')}
      </Text>
    )
  if (!found.isError)
    return (
      <div role="status">
        <Text as="p" tone="muted" size="small">
          {t('search.nothing')}
        </Text>
      </div>
    )
  return (
    <div role="alert">
      <Text as="p" tone="danger" size="small">
        {t('search.failed')}{' '}
        <Button type="link" size="small" onClick={() => void found.refetch()}>
          {t('ui:action.retry')}
        </Button>
      </Text>
    </div>
  )
}
