import { sentenceOf } from '@staffel/shared-api/client'
import type { UserSecondFactors } from '@staffel/shared-api/contract'
import { ErrorState, Flex, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useRemoveUserFactors } from '../../../api/users.mutations.ts'
import { userFactorsQuery } from '../../../api/users.queries.ts'
import type { UserDialogProps } from './BlockUserDialog.tsx'
import styles from '../user-list.module.css'

/** For who has lost the phone that makes the codes: said what there is, and asked. */
export function RemoveFactorsDialog({ user: { user_id: id, email }, onClose }: UserDialogProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const known = useQuery(userFactorsQuery(id))
  const { mutate, isPending } = useRemoveUserFactors(id)
  const isRemovable = (known.data?.factors?.length ?? 0) > 0

  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success(t('userFactors.removed', { email }))
        onClose()
      },
      onError: (error) => toast.error(t('userFactors.notRemoved', { email }), { description: sentenceOf(error) }),
    })

  return (
    <ConfirmDialog
      open
      danger
      title={t('userFactors.title', { email })}
      confirmLabel={t('userFactors.confirm')}
      confirmDisabled={!isRemovable}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {content()}
    </ConfirmDialog>
  )

  function content() {
    if (known.isPending) return <LoadingState shape="form" count={1} label={t('userFactors.loading')} />
    if (!known.data)
      return (
        <ErrorState
          size="compact"
          title={t('userFactors.failed')}
          error={known.error}
          onRetry={() => void known.refetch()}
          retrying={known.isFetching}
        />
      )
    return said(known.data)
  }

  function said({ factors, project, uid }: UserSecondFactors) {
    if (uid === null) return <Text>{t('userFactors.never')}</Text>
    if (factors === null)
      return (
        <Flex vertical gap={8}>
          <Text>{t('userFactors.elsewhere', { project })}</Text>
          <code>{uid}</code>
        </Flex>
      )
    if (factors.length === 0) return <Text>{t('userFactors.none')}</Text>
    return (
      <Flex vertical gap={12}>
        <ul className={styles.factors}>
          {factors.map(({ name, since }, index) => (
            <li key={index}>
              <Text strong>{name ?? t('userFactors.unnamed')}</Text>
              {since && (
                <Text tone="muted" size="small">
                  {' '}
                  · {t('userFactors.since', { when: formatInstant(since, language) })}
                </Text>
              )}
            </li>
          ))}
        </ul>
        <span>{t('userFactors.text')}</span>
      </Flex>
    )
  }
}
