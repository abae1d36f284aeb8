import { sentenceOf } from '@staffel/shared-api/client'
import { Button, ButtonLink, StatePanel, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { WarningOutlined } from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'
import { useRequestInvite } from '../../api/invites.mutations.ts'
import { paths } from '../../paths.ts'

export interface RefusedProps {
  readonly reason: string
  readonly hint: string
  /** Of the link that does not work; with it a new invite can be asked for. */
  readonly token?: string
  readonly children?: ReactNode
}

/** A link that opens nothing, and what to do instead. */
export function Refused({ reason, hint, token, children }: RefusedProps) {
  const { t } = useTranslation('people')
  const { mutate, isPending, data } = useRequestInvite()

  const ask = (by: string) =>
    mutate(by, {
      onError: (error) => toast.failure(t('acceptInvite.notAsked'), () => ask(by), { description: sentenceOf(error) }),
    })

  return (
    <StatePanel
      role="alert"
      tone="danger"
      icon={<WarningOutlined />}
      title={reason}
      description={data ? <span role="status">{data.message}</span> : hint}
      actions={
        <>
          {children}
          {token && !data && (
            <Button type="primary" loading={isPending} onClick={() => ask(token)}>
              {t('acceptInvite.request')}
            </Button>
          )}
          <ButtonLink to={paths.login()}>{t('acceptInvite.home')}</ButtonLink>
        </>
      }
    />
  )
}
