import { sentenceOf } from '@staffel/shared-api/client'
import type { UserSignIns } from '@staffel/shared-api/contract'
import { ErrorState, Flex, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { Radio } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { useMoveSignIn } from '../../../api/users.mutations.ts'
import { signInsQuery } from '../../../api/users.queries.ts'
import type { UserDialogProps } from './BlockUserDialog.tsx'
import styles from '../user-list.module.css'

type SignIn = NonNullable<UserSignIns['current']>

/** From the sign-in that an account has to one that was refused: said which to which, and asked. */
export function MoveSignInDialog({ user: { user_id: id, email }, onClose }: UserDialogProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const signIns = useQuery(signInsQuery(id))
  const { mutate, isPending } = useMoveSignIn(id)
  const [chosen, setChosen] = useState<string | null>(null)
  const refused = signIns.data?.refused ?? []
  const uid = chosen ?? refused[0]?.uid

  function confirm(): void {
    if (uid === undefined) return
    mutate(uid, {
      onSuccess: () => {
        toast.success(t('signIns.moved', { email }))
        onClose()
      },
      onError: (error) => toast.error(t('signIns.notMoved', { email }), { description: sentenceOf(error) }),
    })
  }

  const wayOf = ({ provider }: SignIn) =>
    t(`signIns.ways.${(provider ?? 'unknown').replace('.', '_')}`, { defaultValue: provider ?? '' })

  return (
    <ConfirmDialog
      open
      danger
      title={t('signIns.title', { email })}
      confirmLabel={t('signIns.confirm')}
      confirmDisabled={uid === undefined}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {content()}
    </ConfirmDialog>
  )

  function content() {
    if (signIns.isPending) return <LoadingState shape="form" count={2} label={t('signIns.loading')} />
    if (!signIns.data)
      return (
        <ErrorState
          size="compact"
          title={t('signIns.failed')}
          error={signIns.error}
          onRetry={() => void signIns.refetch()}
          retrying={signIns.isFetching}
        />
      )
    const { current } = signIns.data
    return (
      <Flex vertical gap={16}>
        <div>
          <Text strong as="div">
            {t('signIns.from')}
          </Text>
          {current ? line(current, 'signIns.used') : t('signIns.never')}
        </div>
        {refused.length === 0 ? <Text tone="muted">{t('signIns.none')}</Text> : choice()}
      </Flex>
    )
  }

  function choice() {
    return (
      <>
        <div>
          <Text strong as="div">
            {t('signIns.to')}
          </Text>
          <Radio.Group
            className={styles.signIns}
            aria-label={t('signIns.to')}
            value={uid}
            options={refused.map((one) => ({ value: one.uid, label: line(one, 'signIns.tried') }))}
            onChange={({ target }) => setChosen(String(target.value))}
          />
        </div>
        <span>{t('signIns.text')}</span>
      </>
    )
  }

  function line(signIn: SignIn, when: string) {
    return (
      <span>
        {wayOf(signIn)}
        {signIn.at && (
          <Text tone="muted" size="small">
            {' '}
            · {t(when, { when: formatInstant(signIn.at, language) })}
          </Text>
        )}
      </span>
    )
  }
}
