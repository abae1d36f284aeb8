import type { CustomerNumber } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, Screen, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { customersQuery } from '../../api/customers.queries.ts'
import { paths } from '../../paths.ts'
import { ArticleNumberList } from './ArticleNumberList.tsx'
import { CustomerChoice } from './CustomerChoice.tsx'
import { useArticleNumberFilters } from './useArticleNumberFilters.ts'

const ArticleNumberDialog = lazyPart(async () => (await import('./ArticleNumberDialog.tsx')).ArticleNumberDialog)
const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)

type Doing = { readonly what: 'add' | 'import' } | { readonly what: 'change'; readonly number: CustomerNumber }

/** What each customer calls the products: its own numbers, which a request is matched by. */
export function ArticleNumbersPage() {
  const { t } = useTranslation('catalogue')
  const state = useArticleNumberFilters()
  const { organizationId, tenantId } = state
  const customers = useQuery(customersQuery(tenantId))
  const [doing, setDoing] = useState<Doing | null>(null)
  // Whose list it is that has rows: its buttons stand in the head, otherwise in the middle of the page.
  const [filled, setFilled] = useState<number | null>(null)
  const choose = (id: number) => state.set({ customer: String(id), search: '' })

  useScreenActions(
    organizationId === undefined
      ? []
      : [
          {
            id: 'add-number',
            label: t('numbers.add'),
            icon: <PlusOutlined />,
            shortcut: 'n',
            run: () => setDoing({ what: 'add' }),
          },
        ],
  )

  const buttons = (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setDoing({ what: 'import' })}>
        {t('numbers.import')}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined />}
        aria-keyshortcuts="n"
        title={t('shortcut', { key: 'N' })}
        onClick={() => setDoing({ what: 'add' })}
      >
        {t('numbers.add')}
      </Button>
    </>
  )

  return (
    <Screen
      title={t('numbers.title')}
      subtitle={t('numbers.subtitle')}
      back={{ to: paths.products(), label: t('list.title') }}
      actions={organizationId !== undefined && filled === organizationId && buttons}
    >
      {organizationId === undefined ? (
        choice()
      ) : (
        <ArticleNumberList
          organizationId={organizationId}
          state={state}
          choice={<CustomerChoice customers={customers.data} value={organizationId} onChange={choose} />}
          firstActions={buttons}
          onFilled={setFilled}
          onChange={(number) => setDoing({ what: 'change', number })}
        />
      )}
      <Suspense>{organizationId !== undefined && dialog(organizationId)}</Suspense>
    </Screen>
  )

  function choice() {
    if (customers.isError)
      return (
        <ErrorState
          title={t('numbers.customersFailed')}
          error={customers.error}
          onRetry={() => void customers.refetch()}
          retrying={customers.isFetching}
        />
      )
    return (
      <EmptyState
        title={t('numbers.choose')}
        description={t('numbers.chooseText')}
        action={<CustomerChoice customers={customers.data} onChange={choose} />}
      />
    )
  }

  function dialog(id: number) {
    const close = () => setDoing(null)
    if (doing === null) return null
    if (doing.what === 'import') {
      const customer = customers.data?.find((one) => one.id === id)
      return <ImportDialog organizationId={id} customer={customer?.name ?? ''} onClose={close} />
    }
    return (
      <ArticleNumberDialog
        organizationId={id}
        tenantId={tenantId}
        {...(doing.what === 'change' && { number: doing.number })}
        onClose={close}
      />
    )
  }
}
