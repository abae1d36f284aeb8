import { useSession } from '@staffel/shared-auth'
import { LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useQueryClient } from '@staffel/shared-ui/query'
import { Navigate, useSearchParams } from '@staffel/shared-ui/router'
import { useEffect, useState } from 'react'
import { exactExchangeQuery, exactStatusQuery } from '../../api/exact.queries.ts'
import { paths } from '../../paths.ts'
import { isOurState, reasonOfAnswer, reasonOfError, type FailureReason } from './failure.rules.ts'

/** Where Exact Online sends people back to: hands the code on, and goes to what became of it. */
export function ExactCallbackPage() {
  const { t } = useTranslation('integrations')
  const [params] = useSearchParams()
  // The code leaves the address with this page; it is asked for once, whatever is drawn meanwhile.
  const [{ code, state, error }] = useState(() => ({
    code: params.get('code') ?? '',
    state: params.get('state') ?? '',
    error: params.get('error'),
  }))
  const session = useSession(({ status }) => status)
  const queryClient = useQueryClient()
  const refused = refusal()
  const exchange = useQuery({
    ...exactExchangeQuery(code, state),
    enabled: refused === null && session === 'allowed',
  })
  const status = exchange.data
  useEffect(() => {
    if (status) queryClient.setQueryData(exactStatusQuery().queryKey, status)
  }, [queryClient, status])

  if (refused) return <Navigate to={paths.callbackError(refused)} replace />
  if (exchange.isError) return <Navigate to={paths.callbackError(reasonOfError(exchange.error))} replace />
  if (status) return <Navigate to={paths.callbackSuccess()} replace />
  return (
    <Screen title={t('callback.title')} width="narrow">
      <meta name="referrer" content="no-referrer" />
      <LoadingState shape="form" count={1} label={t('callback.working')} />
    </Screen>
  )

  /** What ends it before the server is asked. */
  function refusal(): FailureReason | null {
    if (error !== null) return reasonOfAnswer(error)
    if (code === '' || !isOurState(state)) return 'state_invalid'
    if (session === 'signed-out' || session === 'denied') return 'signed_out'
    return session === 'failed' ? 'unavailable' : null
  }
}
