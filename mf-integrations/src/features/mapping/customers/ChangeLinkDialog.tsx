import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactAccount, ExactMappedCustomer } from '@staffel/shared-api/contract'
import { ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { takenBackQuery, useSaveMappedCustomer } from '../../../api/mapping.queries.ts'
import styles from '../mapping.module.css'

export interface ChangeLinkDialogProps {
  readonly customer: ExactMappedCustomer
  /** That it is now. */
  readonly account: ExactAccount
  /** Null: none. */
  readonly to: ExactAccount | null
  readonly onClose: () => void
}

/** What goes with the account that a customer is, before it is another one or none. */
export function ChangeLinkDialog({ customer: { organization_id, name }, account, to, onClose }: ChangeLinkDialogProps) {
  const { t } = useTranslation('integrations')
  const choice = { organization_id, account_id: to?.account_id ?? null }
  const told = useQuery(takenBackQuery(choice))
  const { mutate, isPending } = useSaveMappedCustomer()

  const change = () =>
    mutate(choice, {
      onSuccess: () => {
        onClose()
        toast.success(to ? t('mapping.customer.linked', { name, account: to.name }) : t('mapping.unlinked', { name }))
      },
      onError: (error) => {
        onClose()
        toast.error(t('mapping.notSaved', { name }), { description: sentenceOf(error) })
      },
    })

  return (
    <ConfirmDialog
      open
      danger
      title={to ? t('mapping.change.another', { name, account: to.name }) : t('mapping.change.none', { name })}
      confirmLabel={to ? t('mapping.change.link') : t('mapping.unlink')}
      confirmDisabled={!told.data}
      pending={isPending}
      onConfirm={change}
      onCancel={onClose}
    >
      {content()}
    </ConfirmDialog>
  )

  function content() {
    if (told.isPending) return <LoadingState shape="form" count={1} />
    if (!told.data)
      return (
        <ErrorState
          size="compact"
          title={t('mapping.change.failed')}
          error={told.error}
          onRetry={() => void told.refetch()}
          retrying={told.isFetching}
        />
      )
    return (
      <div className={styles.told}>
        <Text as="p">{takenBack(told.data.taken_back)}</Text>
        <Text as="p">
          {t(to ? 'mapping.change.anotherText' : 'mapping.change.noneText', { account: account.name })}
        </Text>
      </div>
    )
  }

  function takenBack({ prices, numbers }: { prices: number; numbers: number }): string {
    if (prices + numbers === 0) return t('mapping.change.nothing')
    const those = [
      prices > 0 ? t('mapping.change.prices', { count: prices }) : '',
      numbers > 0 ? t('mapping.change.numbers', { count: numbers }) : '',
    ]
    return t('mapping.change.takenBack', { what: those.filter(Boolean).join(t('mapping.change.and')) })
  }
}
