import { isApiError } from '@staffel/shared-api/client'
import { isBlank } from '@staffel/shared-api/rules'
import { ErrorState, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useMutation } from '@staffel/shared-ui/query'
import { useState } from 'react'

export interface GroupNameDialogProps {
  /** Of the one that gets another name; absent for a new one. */
  readonly name?: string
  /** What adding one is called. */
  readonly addLabel: string
  readonly maxLength: number
  readonly save: (name: string) => Promise<{ readonly name: string }>
  readonly onClose: () => void
}

/** Names a group, of products or of customers. */
export function GroupNameDialog({ name, addLabel, maxLength, save, onClose }: GroupNameDialogProps) {
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState(name ?? '')
  const [isTried, setIsTried] = useState(false)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      toast.success(t(name === undefined ? 'groups.added' : 'groups.renamed', { name: saved.name }))
      onClose()
    },
  })
  const refused = isApiError(error) ? error.fields['name'] : undefined
  const missing = isTried && isBlank(typed) ? t('groups.nameMissing') : undefined

  function submit() {
    setIsTried(true)
    if (!isBlank(typed) && !isPending) mutate(typed.trim())
  }

  return (
    <Modal
      open
      centered
      width={460}
      title={name === undefined ? addLabel : t('groups.rename')}
      okText={name === undefined ? addLabel : t('groups.save')}
      cancelText={t('groups.cancel')}
      okButtonProps={{ loading: isPending }}
      cancelButtonProps={{ disabled: isPending }}
      closable={false}
      onOk={submit}
      onCancel={() => !isPending && onClose()}
    >
      <Field label={t('groups.name')} error={missing ?? refused}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={maxLength}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              reset()
            }}
            onPressEnter={submit}
          />
        )}
      </Field>
      {error && !refused && <ErrorState size="compact" title={t('groups.notSaved')} error={error} />}
    </Modal>
  )
}
