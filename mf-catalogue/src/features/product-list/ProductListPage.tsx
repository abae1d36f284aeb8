import type { Product } from '@staffel/shared-api/contract'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  Screen,
  useScreenActions,
} from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { BeyondEnd, ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart, useNavigate } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { productsQuery } from '../../api/products.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'
import { CatalogueMenu } from './CatalogueMenu.tsx'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { ProductStatCards } from './ProductStatCards.tsx'
import { ProductTable } from './ProductTable.tsx'
import { RaiseBar } from './raise/RaiseBar.tsx'
import { useProductSelection } from './raise/useProductSelection.ts'
import { useProductFilters } from './useProductFilters.ts'

const ArchiveDialog = lazyPart(async () => (await import('../../parts/actions/ArchiveDialog.tsx')).ArchiveDialog)

/** The catalogue. Its address is for Manager and Admin; those of the seller add to it. */
export function ProductListPage() {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const state = useProductFilters()
  const mayEdit = useMayEdit()
  const products = useQuery(productsQuery(state.request))
  const selection = useProductSelection(products.data?.items ?? [], state.tenantId)
  const [doomed, setDoomed] = useState<Product | null>(null)
  // Once here it stays, so that it closes as it opened.
  const [hasAsked, setHasAsked] = useState(false)
  if (!hasAsked && doomed) setHasAsked(true)

  const archived = () => {
    setDoomed(null)
    if (products.data?.items.length === 1 && state.page > 1) state.setPage(state.page - 1)
  }

  const isUnfiltered = state.filters.search === '' && state.filters.group === 'all'
  // The first step stands where the rows will then, and one is filled.
  const isBare = isUnfiltered && products.data?.total === 0

  // What is added comes into the catalogue that is looked at.
  const toNew = paths.newProduct(state.tenantId)

  useScreenActions(
    mayEdit
      ? [
          {
            id: 'new-product',
            label: t('list.add'),
            icon: <PlusOutlined />,
            shortcut: 'n',
            run: () => void navigate(toNew),
          },
        ]
      : [],
  )

  return (
    <Screen
      title={t('list.title')}
      width="list"
      // Its line is kept free, so that nothing moves when the rows come.
      subtitle={
        products.data ? (
          <ResultCount
            shown={products.data.items.length}
            total={products.data.total}
            noun={t('list.noun', { count: products.data.total })}
          />
        ) : (
          '\u00a0'
        )
      }
      actions={
        mayEdit && (
          <>
            <CatalogueMenu tenantId={state.tenantId} />
            <ButtonLink to={paths.groups(state.tenantId)}>{t('groups.link')}</ButtonLink>
            <ButtonLink to={paths.priceLists(state.tenantId)}>{t('prices.title')}</ButtonLink>
            <AddProduct to={toNew} label={t('list.add')} isSecond={isBare} />
          </>
        )
      }
    >
      <ProductStatCards tenantId={state.tenantId} />
      <ProductFilterBar state={state} />
      {content()}
      {hasAsked && (
        <Suspense>
          <ArchiveDialog product={doomed} onClose={() => setDoomed(null)} onArchived={archived} />
        </Suspense>
      )}
    </Screen>
  )

  function content() {
    if (products.isPending) return <LoadingState count={6} />
    if (products.isError && !products.data)
      return (
        <ErrorState
          title={t('list.failed')}
          error={products.error}
          onRetry={() => void products.refetch()}
          retrying={products.isFetching}
        />
      )
    if (products.data.items.length === 0) return empty(products.data.total)
    return (
      <>
        <RaiseBar selection={selection} request={state.request} total={products.data.total} />
        <ProductTable
          page={products.data}
          current={state.page}
          onPage={state.setPage}
          busy={products.isPlaceholderData && products.isFetching}
          onArchive={setDoomed}
          selection={mayEdit ? selection.table : undefined}
        />
      </>
    )
  }

  function empty(total: number) {
    if (state.page > 1 && total > 0)
      return <BeyondEnd title={t('list.emptyFiltered')} onFirst={() => state.setPage(1)} />
    if (isUnfiltered)
      return (
        <EmptyState
          title={t('list.empty')}
          description={t(mayEdit ? 'list.emptyText' : 'list.emptyReadText')}
          action={mayEdit && <AddProduct to={toNew} label={t('list.addFirst')} />}
        />
      )
    const clear = <Button onClick={state.reset}>{t('list.clearFilters')}</Button>
    return <EmptyState title={t('list.emptyFiltered')} description={t('list.emptyFilteredText')} action={clear} />
  }
}

function AddProduct({ to, label, isSecond = false }: { to: string; label: string; isSecond?: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <ButtonLink
      type={isSecond ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      to={to}
      aria-keyshortcuts="n"
      title={t('shortcut', { key: 'N' })}
    >
      {label}
    </ButtonLink>
  )
}
