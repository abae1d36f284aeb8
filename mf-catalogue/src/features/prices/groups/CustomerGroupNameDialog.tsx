import { isApiError } from '@staffel/shared-api/client'
import type { CustomerGroup } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { ErrorState, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useSaveCustomerGroup } from '../../../api/customer-groups.queries.ts'

export interface CustomerGroupNameDialogProps {
  /** The one that gets another name; absent for a new one. */
  readonly group?: CustomerGroup
  /** Whose, where it is not one's own. */
  readonly tenantId?: number
  readonly onClose: () => void
}

export function CustomerGroupNameDialog({ group, tenantId, onClose }: CustomerGroupNameDialogProps) {
  const { t } = useTranslation('catalogue')
  const [name, setName] = useState(group?.name ?? '')
  const [tried, setTried] = useState(false)
  const save = useSaveCustomerGroup()
  const refused = isApiError(save.error) ? save.error.fields['name'] : undefined
  const missing = tried && isBlank(name) ? t('groups.nameMissing') : undefined

  function submit() {
    setTried(true)
    if (isBlank(name) || save.isPending) return
    save.mutate(
      { name: name.trim(), ...(group && { group }), ...(tenantId !== undefined && { tenantId }) },
      {
        onSuccess: (saved) => {
          toast.success(t(group ? 'groups.renamed' : 'groups.added', { name: saved.name }))
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      centered
      width={460}
      title={t(group ? 'groups.rename' : 'customerGroups.add')}
      okText={t(group ? 'groups.save' : 'customerGroups.add')}
      cancelText={t('groups.cancel')}
      okButtonProps={{ loading: save.isPending }}
      cancelButtonProps={{ disabled: save.isPending }}
      closable={false}
      onOk={submit}
      onCancel={() => !save.isPending && onClose()}
    >
      <Field label={t('groups.name')} error={missing ?? refused}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={100}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              save.reset()
            }}
            onPressEnter={submit}
          />
        )}
      </Field>
      {save.isError && !refused && <ErrorState size="compact" title={t('groups.notSaved')} error={save.error} />}
    </Modal>
  )
}
