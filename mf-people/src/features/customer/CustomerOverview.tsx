import type {
  ContactPerson,
  CustomerDetail,
  OrganizationAddress,
  OrganizationContact,
} from '@staffel/shared-api/contract'
import { sentenceOf } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useChangeCustomer, type PartChange } from '../../api/customers.mutations.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { bodyOf, type Part } from './partValues.ts'
import { PartsCard, type ShownPart } from '../../parts/parts-card/PartsCard.tsx'
import styles from './customer.module.css'

const PartDialog = lazyPart(async () => (await import('./PartDialog.tsx')).PartDialog)

/** Addresses, contacts and people of a customer, and what else is kept of it. */
export function CustomerOverview({ customer, mayChange }: { customer: CustomerDetail; mayChange: boolean }) {
  const { t } = useTranslation('people')
  const [editing, setEditing] = useState<Part | null>(null)
  const { mutate, mutateAsync } = useChangeCustomer()

  /** Taken away at once, and put back by whoever did not mean it. */
  function remove(part: Part, name: string): void {
    if (part.stored === null) return
    const again: PartChange = bodyOf(part)
    mutate(
      { change: { part: part.part, remove: part.stored.id }, over: customer },
      {
        onSuccess: (now) =>
          toast.undo(
            t('customers.removed', { name }),
            () => void mutateAsync({ change: again, over: now }).catch(failed),
          ),
        onError: failed,
      },
    )
  }
  const failed = (error: unknown) => void toast.error(t('customers.notSaved'), { description: sentenceOf(error) })

  function card<Row extends { readonly id: number }>(
    rows: readonly Row[],
    partOf: (row: Row | null) => Part,
    shown: (row: Row) => ShownPart,
  ) {
    const { part } = partOf(null)
    const named = (id: number) => rows.find((row) => row.id === id)
    return (
      <PartsCard
        title={t(`customers.parts.${part}.title`)}
        empty={t(`customers.parts.${part}.empty`)}
        addLabel={t(`customers.parts.${part}.add`)}
        parts={rows.map(shown)}
        mayChange={mayChange}
        onAdd={() => setEditing(partOf(null))}
        onEdit={(id) => setEditing(partOf(named(id) ?? null))}
        onRemove={(id) => {
          const row = named(id)
          if (row) remove(partOf(row), shown(row).name)
        }}
      />
    )
  }

  return (
    <div className={styles.cards}>
      {card<ContactPerson>(customer.contact_persons, (stored) => ({ part: 'person', stored }), personOf)}
      {card<OrganizationContact>(customer.contacts, (stored) => ({ part: 'contact', stored }), contactOf)}
      {card<OrganizationAddress>(customer.addresses, (stored) => ({ part: 'address', stored }), addressOf)}
      <CustomerFacts customer={customer} />
      <Suspense>
        {editing && <PartDialog customer={customer} part={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </div>
  )

  function addressOf(address: OrganizationAddress): ShownPart {
    const { id, is_primary, label, street, number, number_addition, postal_code, city, country_code } = address
    const line = [street, number, number_addition].filter(Boolean).join(' ')
    const place = [postal_code, city].filter(Boolean).join(' ')
    return {
      id,
      is_primary,
      name: label || line || place || '–',
      lines: [label && line, (label || line) && place, country_code !== 'NL' && country_code],
      badges: [t(`customers.addressTypes.${address.address_type}`)],
    }
  }
  function contactOf({ id, is_primary, value, kind }: OrganizationContact): ShownPart {
    return { id, is_primary, name: value, lines: [], badges: [t(`customers.kinds.${kind}`)] }
  }
  function personOf({ id, is_primary, name, job_title, email, phone }: ContactPerson): ShownPart {
    return {
      id,
      is_primary,
      name,
      lines: [
        job_title,
        email && <a href={`mailto:${email}`}>{email}</a>,
        phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,
      ],
      badges: [],
    }
  }
}
