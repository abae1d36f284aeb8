import { factorProblem } from '@staffel/shared-auth'
import { Button, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { newFactorQuery } from '../../../../api/account/second-factors.queries.ts'
import { AddFactorForm } from './AddFactorForm.tsx'
import { FactorProblemAlert } from './FactorProblemAlert.tsx'

/** Asked for at the identity provider each time: a secret that was shown once is not shown again. */
export function AddFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('people')
  const begun = useQuery(newFactorQuery('Staffel'))
  if (begun.data) return <AddFactorForm factor={begun.data} onClose={onClose} />
  return (
    <Modal
      open
      centered
      width={460}
      title={t('factors.dialog')}
      closable={false}
      footer={<Button onClick={onClose}>{t('factors.close')}</Button>}
      onCancel={onClose}
    >
      {content()}
    </Modal>
  )

  function content() {
    if (begun.isPending) return <LoadingState shape="form" count={2} label={t('factors.loading')} />
    const problem = factorProblem(begun.error)
    if (problem !== 'offline' && problem !== 'other') return <FactorProblemAlert error={begun.error} />
    return (
      <ErrorState
        size="compact"
        title={t(`factors.problem.${problem}`)}
        error={begun.error}
        onRetry={() => void begun.refetch()}
        retrying={begun.isFetching}
      />
    )
  }
}
