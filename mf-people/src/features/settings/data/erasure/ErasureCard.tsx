import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState, type SyntheticEvent } from 'react'
import { useErasePerson, usePreviewErasure } from '../../../../api/erasure.calls.ts'
import { ErasureFound } from './ErasureFound.tsx'
import styles from './erasure.module.css'

/** Somebody who asks to be forgotten: what that empties and what must stay is said first. */
export function ErasureCard() {
  const { t } = useTranslation('people')
  const preview = usePreviewErasure()
  const erasure = useErasePerson()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const found = preview.data
  const refused = isApiError(preview.error) ? preview.error.fields['email'] : undefined

  function look(event: SyntheticEvent): void {
    event.preventDefault()
    const typed = email.trim()
    setProblem(typed === '' ? t('data.erasure.emailMissing') : null)
    if (typed !== '') preview.mutate(typed)
  }

  function erase(): void {
    if (!found) return
    erasure.mutate(found.email, {
      onSuccess: () => {
        toast.success(t('data.erasure.done'))
        setEmail('')
        preview.reset()
      },
      onError: (error) => void toast.failure(t('data.erasure.notDone'), erase, { description: sentenceOf(error) }),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <Card title={t('data.erasure.title')}>
      <Text tone="muted">{t('data.erasure.hint')}</Text>
      <form className={styles.form} noValidate onSubmit={look}>
        <Field label={t('data.erasure.email')} error={problem ?? refused}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                setProblem(null)
                preview.reset()
              }}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={preview.isPending}>
          {t('data.erasure.look')}
        </Button>
      </form>
      {preview.error && refused === undefined && (
        <ErrorState size="compact" title={t('data.erasure.notFound')} error={preview.error} />
      )}
      {found && <ErasureFound found={found} onErase={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        danger
        title={t('data.erasure.confirmTitle', { who: found?.name || found?.email })}
        confirmLabel={t('data.erasure.confirm')}
        pending={erasure.isPending}
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      >
        {t('data.erasure.confirmText')}
      </ConfirmDialog>
    </Card>
  )
}
