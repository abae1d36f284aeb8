import type { MailReadingState } from '@staffel/shared-api/contract'
import { Alert, Button } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'

/** That mail does not come in, told before somebody misses it. */
export function ReadingProblem({ state, onOpen }: { state: MailReadingState | undefined; onOpen: () => void }) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  if (!state?.last_problem) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t(`mailbox.problem.${state.last_problem}`)}
      description={state.last_run_at && t('mailbox.lastTried', { when: formatInstant(state.last_run_at, language) })}
      action={
        <Button size="small" onClick={onOpen}>
          {t('mailbox.open')}
        </Button>
      }
    />
  )
}
