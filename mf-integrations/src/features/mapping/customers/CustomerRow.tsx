import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactAccount, ExactMappedCustomer } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { useId, useState } from 'react'
import { useSaveMappedCustomer } from '../../../api/mapping.queries.ts'
import { paths } from '../../../paths.ts'
import { Suggestion } from '../lists/Suggestion.tsx'
import { AccountSelect } from './AccountSelect.tsx'
import { ChangeLinkDialog } from './ChangeLinkDialog.tsx'
import { saidAccount } from './saidAccount.ts'
import styles from '../mapping.module.css'

/** A customer, and the account that it is. Before it becomes another one or none, what goes with it is told. */
export function CustomerRow({ customer, isRead }: { customer: ExactMappedCustomer; isRead: boolean }) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const { mutate, isPending } = useSaveMappedCustomer()
  /** Null: none; undefined: nobody asked. */
  const [wanted, setWanted] = useState<ExactAccount | null | undefined>(undefined)
  const { organization_id, name, archived, account, suggested } = customer
  const isWrong = account !== null && account.state !== 'customer'

  function link(to: ExactAccount): void {
    if (account) return setWanted(to)
    mutate(
      { organization_id, account_id: to.account_id },
      {
        onSuccess: () => toast.success(t('mapping.customer.linked', { name, account: to.name })),
        onError: (error) => toast.error(t('mapping.notSaved', { name }), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <li className={styles.row} aria-label={name}>
      <div id={id} className={styles.name}>
        <Link to={paths.customer(organization_id)}>{name}</Link>
        {archived && (
          <Text as="div" tone="muted" size="small">
            {t('mapping.customer.archived')}
          </Text>
        )}
      </div>
      <div className={styles.what}>
        <AccountSelect
          labelledBy={id}
          organizationId={organization_id}
          chosen={account}
          disabled={isPending}
          onChoose={link}
        />
        {suggested && (
          <Suggestion
            thing={saidAccount(suggested)}
            because={t(`mapping.because.${suggested.because === 'name' ? 'company' : suggested.because}`)}
            disabled={isPending}
            onTake={() => link(suggested)}
          />
        )}
      </div>
      <div className={styles.state}>
        <div>
          <Text as="div" tone={account || archived || !isRead ? 'muted' : 'danger'} size="small">
            {account ? t(`mapping.customer.by.${account.by ?? 'unknown'}`) : t('mapping.customer.open')}
          </Text>
          {isWrong && (
            <Text as="div" tone="danger" size="small">
              {t(`mapping.customer.state.${account.state}`)}
            </Text>
          )}
        </div>
        {account && (
          <Button size="small" type="text" disabled={isPending} onClick={() => setWanted(null)}>
            {t('mapping.unlink')}
          </Button>
        )}
      </div>
      {wanted !== undefined && account && (
        <ChangeLinkDialog customer={customer} account={account} to={wanted} onClose={() => setWanted(undefined)} />
      )}
    </li>
  )
}
