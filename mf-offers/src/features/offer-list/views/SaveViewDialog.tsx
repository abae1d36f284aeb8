import { sentenceOf } from '@staffel/shared-api/client'
import { isBlank, mayShareViews } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { useSaveView } from '../../../api/views.queries.ts'
import styles from './views.module.css'

const unnamed = { name: '', shared: false }

/** Keeps the filters and the order of the list under a name. */
export function SaveViewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [params] = useSearchParams()
  const [view, setView] = useState(unnamed)
  const { mutate, isPending, error, reset } = useSaveView()

  const close = () => {
    setView(unnamed)
    reset()
    onClose()
  }
  const save = () =>
    mutate(
      { name: view.name.trim(), shared: view.shared, query: withoutPage(params) },
      {
        onSuccess: () => {
          toast.success(t('list.views.saved', { name: view.name.trim() }))
          close()
        },
      },
    )

  return (
    <ConfirmDialog
      open={open}
      title={t('list.views.save')}
      confirmLabel={t('list.views.confirm')}
      pending={isPending}
      confirmDisabled={isBlank(view.name)}
      onConfirm={save}
      onCancel={close}
    >
      <Field label={t('list.views.name')} error={refusal()}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={view.name}
            maxLength={80}
            onChange={({ target }) => setView({ ...view, name: target.value })}
            onPressEnter={() => !isBlank(view.name) && save()}
          />
        )}
      </Field>
      {user && mayShareViews(user) && (
        <Checkbox
          className={styles.shared}
          checked={view.shared}
          onChange={({ target }) => setView({ ...view, shared: target.checked })}
        >
          {t('list.views.share')}
        </Checkbox>
      )}
    </ConfirmDialog>
  )

  function refusal(): string | undefined {
    if (!error) return undefined
    return sentenceOf(error) ?? t('list.views.saveFailed')
  }
}

function withoutPage(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('page')
  return kept.toString()
}
