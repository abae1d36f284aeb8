import { Button, ErrorState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Navigate } from '@staffel/shared-ui/router'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { useNamedTenant } from '../../parts/useNamedTenant.ts'
import { paths } from '../../paths.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportFailed } from './ImportFailed.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReview } from './ImportReview.tsx'
import { Sources } from './Sources.tsx'
import { useImport } from './useImport.ts'

/** A file of products: what it would change is looked at before anything does. */
export function ImportPage() {
  return useMayEdit() ? <Import /> : <Navigate to={paths.products()} replace />
}

function Import() {
  const { t } = useTranslation('catalogue')
  // An Admin adds to the catalogue that was looked at.
  const tenantId = useNamedTenant()
  const state = useImport(tenantId)
  const { file, current, review, error, isBusy, isSending } = state
  const isStored = current?.state === 'done' && !current.dry_run
  // Where a file was stored or not read, the page itself asks for another one.
  const asksForFile = isStored || current?.state === 'failed'

  return (
    <Screen
      title={t('import.title')}
      subtitle={isStored ? undefined : t('import.subtitle')}
      back={{ to: paths.products(), label: t('list.title') }}
      actions={file && !isBusy && !asksForFile && <Button onClick={state.restart}>{t('import.again')}</Button>}
    >
      {content()}
    </Screen>
  )

  function content() {
    if (!file) return <Sources tenantId={tenantId} onChoose={state.choose} />
    if (error) return <ErrorState title={t('import.notSent')} error={error} onRetry={state.retry} retrying={isBusy} />
    if (current?.state === 'failed')
      return <ImportFailed failed={current} tenantId={tenantId} onChoose={state.choose} />
    if (isStored) return <ImportDone done={current} onAgain={state.restart} />
    const isStoring = isBusy && current !== null && !current.dry_run
    if (review && !isStoring)
      return <ImportReview review={review} isBusy={isBusy} onMapping={state.remap} onConfirm={state.confirm} />
    return <ImportProgress file={file} current={isSending ? null : current} />
  }
}
