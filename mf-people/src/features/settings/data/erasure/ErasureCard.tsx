import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState, type SyntheticEvent } from 'react'
import { useErasePerson, useFindContacts, usePreviewErasure } from '../../../../api/erasure.calls.ts'
import { ContactChoice } from './ContactChoice.tsx'
import { ErasureFound } from './ErasureFound.tsx'
import styles from './erasure.module.css'

/** Somebody who asks to be forgotten: what that empties and what must stay is said first. */
export function ErasureCard() {
  const { t } = useTranslation('people')
  const preview = usePreviewErasure()
  const contacts = useFindContacts()
  const erasure = useErasePerson()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const found = preview.data
  const notFound = preview.error ?? contacts.error
  const refused = isApiError(preview.error) ? preview.error.fields['email'] : undefined

  function look(event: SyntheticEvent): void {
    event.preventDefault()
    const wanted = typed.trim()
    setProblem(wanted === '' ? t('data.erasure.emailMissing') : null)
    if (wanted === '') return
    forget()
    if (wanted.includes('@')) preview.mutate({ email: wanted })
    else contacts.mutate(wanted)
  }

  function forget(): void {
    preview.reset()
    contacts.reset()
  }

  function erase(): void {
    const who = preview.variables
    if (!who) return
    erasure.mutate(who, {
      onSuccess: () => {
        toast.success(t('data.erasure.done'))
        setTyped('')
        forget()
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
              autoComplete="off"
              maxLength={typed.includes('@') ? 254 : 120}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setProblem(null)
                forget()
              }}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={preview.isPending || contacts.isPending}>
          {t('data.erasure.look')}
        </Button>
      </form>
      {notFound && refused === undefined && (
        <ErrorState size="compact" title={t('data.erasure.notFound')} error={notFound} />
      )}
      {contacts.data && (
        <ContactChoice
          contacts={contacts.data}
          chosen={preview.variables?.contact_person_id}
          onChoose={(id) => preview.mutate({ contact_person_id: id })}
        />
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
