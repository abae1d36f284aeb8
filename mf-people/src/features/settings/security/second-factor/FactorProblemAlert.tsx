import { factorProblem, session } from '@staffel/shared-auth'
import { Alert, Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** Why the identity provider refused. Who has to sign in anew, comes back here after it. */
export function FactorProblemAlert({ error }: { error: unknown }) {
  const { t } = useTranslation('people')
  const problem = factorProblem(error)
  return (
    <Alert
      type={problem === 'sign-in-again' ? 'info' : 'error'}
      showIcon
      role="alert"
      title={t(`factors.problem.${problem}`)}
      description={
        problem === 'sign-in-again' && (
          <Button type="primary" onClick={() => void session.signOut('chosen').catch(() => {})}>
            {t('factors.again')}
          </Button>
        )
      }
    />
  )
}
