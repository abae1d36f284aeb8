import type { CustomerNumber } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, Flex, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { PaginationBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { articleNumberPageSize, articleNumbersQuery } from '../../api/article-numbers.queries.ts'
import { customerQuery } from '../../api/customers.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { ArticleNumberTable } from './ArticleNumberTable.tsx'
import { useRemoveNumber } from './useRemoveNumber.ts'

const ArticleNumberDialog = lazyPart(async () => (await import('./ArticleNumberDialog.tsx')).ArticleNumberDialog)

/** What one customer calls the products; a guest on the page of that customer. */
export function CustomerNumbers({ context: { organizationId } }: { context: { readonly organizationId: number } }) {
  const { t } = useTranslation('catalogue')
  return useMayEdit() ? (
    <Numbers organizationId={organizationId} />
  ) : (
    <EmptyState icon={<LockOutlined />} title={t('prices.notYours')} description={t('prices.notYoursText')} />
  )
}

function Numbers({ organizationId }: { organizationId: number }) {
  const { t } = useTranslation('catalogue')
  const [page, setPage] = useState(1)
  const [doing, setDoing] = useState<'add' | CustomerNumber | null>(null)
  const numbers = useQuery(articleNumbersQuery({ organizationId, search: '', page }))
  const customer = useQuery(customerQuery(organizationId))
  const remove = useRemoveNumber()
  const add = (
    <Button icon={<PlusOutlined />} onClick={() => setDoing('add')}>
      {t('numbers.add')}
    </Button>
  )
  return (
    <>
      {content()}
      <Suspense>
        {doing && (
          <ArticleNumberDialog
            organizationId={organizationId}
            tenantId={customer.data?.tenant_id}
            {...(doing !== 'add' && { number: doing })}
            onClose={() => setDoing(null)}
          />
        )}
      </Suspense>
    </>
  )

  function content() {
    if (numbers.isPending) return <LoadingState count={5} />
    if (!numbers.data)
      return (
        <ErrorState
          title={t('numbers.failed')}
          error={numbers.error}
          onRetry={() => void numbers.refetch()}
          retrying={numbers.isFetching}
        />
      )
    const { items, total } = numbers.data
    if (items.length === 0)
      return <EmptyState title={t('numbers.empty')} description={t('numbers.emptyText')} action={add} />
    return (
      <Flex vertical gap={16}>
        <Flex justify="end">{add}</Flex>
        <ArticleNumberTable numbers={items} busy={numbers.isPlaceholderData} onChange={setDoing} onRemove={remove} />
        {total > articleNumberPageSize && (
          <PaginationBar
            variant="numbers"
            page={page}
            pageSize={articleNumberPageSize}
            rows={items.length}
            total={total}
            busy={numbers.isPlaceholderData}
            onPage={setPage}
          />
        )}
      </Flex>
    )
  }
}
