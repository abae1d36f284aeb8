import { LoadingState } from '@staffel/shared-ui/core'
import { lazyPart, Outlet, useSearchParams } from '@staffel/shared-ui/router'
import { Suspense } from 'react'
import { RequestListPage } from './RequestListPage.tsx'

const SkippedPage = lazyPart(
  async () => (await import(/* webpackChunkName: "skipped" */ './skipped/SkippedPage.tsx')).SkippedPage,
)

/** The requests, or the mails that made none. An opened request stands above either. */
export function RequestViews() {
  const [params] = useSearchParams()
  if (params.get('view') !== 'skipped') return <RequestListPage />
  return (
    <>
      <Suspense fallback={<LoadingState shape="rows" count={6} />}>
        <SkippedPage />
      </Suspense>
      <Outlet />
    </>
  )
}
