import type { Offer } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { lazy, Suspense, useState } from 'react'

const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }))

/** Who looks after the offer; managers hand it over here. */
export function OwnerLine({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [assigning, setAssigning] = useState(false)
  return (
    <>
      {offer.owner && ` · ${t('owner.of', { name: offer.owner })}`}{' '}
      {user && isManagement(user) && (
        <Button type="link" size="small" onClick={() => setAssigning(true)}>
          {t('owner.change')}
        </Button>
      )}
      <Suspense>{assigning && <AssignDialog offer={offer} onClose={() => setAssigning(false)} />}</Suspense>
    </>
  )
}
