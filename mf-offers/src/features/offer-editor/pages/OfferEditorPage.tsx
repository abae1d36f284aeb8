import { samePage, useLocation, useNavigate, useParams, useSearchParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { namedInAddress, paths, type NamedInAddress } from '../../../paths.ts'
import { EditOfferPage } from './EditOfferPage.tsx'
import { NewOfferPage } from './NewOfferPage.tsx'

interface Form {
  /** Another number is another form. */
  readonly count: number
  /** Set once the new offer is stored: its external id, the visit in which that came about, and how the form began. */
  readonly became?: { readonly id: string; readonly during: string; readonly named: NamedInAddress }
}

/**
 * The form over a new offer or a stored draft. A new one that is saved goes on as it is under the address of its draft:
 * nobody loses the word that they are typing.
 */
export function OfferEditorPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ count: 0 })
  const { count, became } = form
  const named = became?.named ?? namedInAddress(params)

  // Another offer was opened, or a new one was asked for.
  if (became && id !== became.id && key !== became.during) setForm({ count: count + 1 })
  if (id !== undefined && id !== became?.id) return <EditOfferPage key={id} id={id} />
  return (
    <NewOfferPage
      key={`${count} ${named.tenantId} ${named.organizationId}`}
      named={named}
      onStored={(externalId) => {
        setForm({ count, became: { id: externalId, during: key, named } })
        void navigate(paths.editOffer(externalId), { replace: true, state: samePage, preventScrollReset: true })
      }}
      onReload={() => setForm({ count: count + 1 })}
    />
  )
}
