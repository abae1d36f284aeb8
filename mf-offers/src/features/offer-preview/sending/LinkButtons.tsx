import type { Offer } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LinkOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useMutation } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { offerSendingCalls } from '../../../api/offers/offer-sending.queries.ts'
import styles from './sending.module.css'

/** The link to the customer's page. Each is told once, when it is made; revoking makes all of them dead. */
export function LinkButtons({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const [revoking, setRevoking] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const calls = offerSendingCalls(offer.offer_id)
  const making = useMutation({ mutationFn: calls.link })
  const dropping = useMutation({ mutationFn: calls.revokeLinks })

  const copy = () =>
    making.mutate(undefined, {
      onSuccess: ({ url: made }) => {
        if (!made) return
        setUrl(made)
        // Where the browser refuses, the link stands in its field to be copied by hand.
        void copied(made).then((done) => (done ? toast.success(t('link.copied')) : toast.info(t('link.byHand'))))
      },
      onError: () => toast.failure(t('link.failed'), copy),
    })

  const revoke = () =>
    dropping.mutate(undefined, {
      onSuccess: () => {
        setRevoking(false)
        setUrl(null)
        toast.success(t('link.revoked'))
      },
      onError: () => toast.failure(t('link.revokeFailed'), revoke),
    })

  return (
    <div className={styles.offerLink}>
      <Button icon={<LinkOutlined />} loading={making.isPending} onClick={copy}>
        {t('link.copy')}
      </Button>
      <Button type="text" icon={<StopOutlined />} onClick={() => setRevoking(true)}>
        {t('link.revoke')}
      </Button>
      {url && <Input readOnly aria-label={t('link.url')} value={url} onFocus={({ target }) => target.select()} />}
      <ConfirmDialog
        danger
        open={revoking}
        title={t('link.revokeTitle')}
        confirmLabel={t('link.revoke')}
        pending={dropping.isPending}
        onConfirm={revoke}
        onCancel={() => setRevoking(false)}
      >
        <Text as="p">{t('link.revokeText')}</Text>
      </ConfirmDialog>
    </div>
  )
}

/** A browser may refuse, and one without a secure connection has nothing to copy with. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
