import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { EnvironmentState } from '@staffel/shared-api/contract'
import { Alert, Flex, toast } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input } from '@staffel/shared-ui/form'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState, type ReactNode } from 'react'
import { useFrame } from '../../../session/guard/frameContext.ts'
import { useEnvironmentAct, type ActInput, type EnvironmentAct } from '../environments.queries.ts'
import { isProduction } from '../isProduction.ts'
import { releasedIn } from '../releasedIn.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

export interface ActDialogProps {
  readonly title: string
  readonly confirmLabel: string
  readonly danger?: boolean
  readonly environment: ActInput['environment']
  readonly area: string
  /** Null while something is still to be chosen. */
  readonly act: EnvironmentAct | null
  /** What is chosen, and what that changes. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Shows what would change, asks why, and in production asks once more. */
export function ActDialog(props: ActDialogProps) {
  const { title, confirmLabel, danger = false, environment, area, act, children, onClose } = props
  const { t } = useEnvironmentTexts()
  const { boot } = useFrame()
  const [reason, setReason] = useState('')
  const [sure, setSure] = useState(false)
  const { mutate, isPending, error } = useEnvironmentAct()
  const asksAgain = isProduction(environment.name, boot.environment)

  const confirm = () =>
    act &&
    mutate(
      { environment, area, act, reason: reason.trim() },
      {
        onSuccess: (changed) => {
          const waits = asksSecond(act) && isAsked(changed, area)
          toast.success(t(waits ? 'askedFor' : 'done', { environment: environment.name }))
          onClose()
        },
      },
    )

  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={confirmLabel}
      pending={isPending}
      confirmDisabled={!act || reason.trim() === '' || (asksAgain && !sure)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        {children}
        <Field label={t('dialog.reason')} hint={t('dialog.reasonHint')}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {asksAgain && (
          <Checkbox checked={sure} onChange={({ target }) => setSure(target.checked)}>
            {t('dialog.sure')}
          </Checkbox>
        )}
        {error && <Alert type="error" role="alert" title={t('notDone')} description={whyNot(error)} />}
      </Flex>
    </ConfirmDialog>
  )
}

/** What a second person has to agree with, where the environment wants that. */
const asksSecond = ({ kind }: EnvironmentAct): boolean => kind === 'live' || kind === 'canary'

const isAsked = (environment: EnvironmentState, id: string): boolean =>
  releasedIn(environment).some((area) => area.id === id && area.asked !== null)

function whyNot(error: unknown): string {
  const named = isApiError(error) ? Object.values(error.fields).filter((words) => words !== undefined) : []
  return named.length > 0 ? named.join(' ') : (sentenceOf(error) ?? '')
}
