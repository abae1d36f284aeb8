import type { QuoteCustomer, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { Alert, Button, Text } from '@staffel/shared-ui/core'
import { Checkbox, Radio, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useId, useState } from 'react'
import { organizationsQuery } from '../../../../api/organizations.queries.ts'
import styles from '../dialogs.module.css'
import { NewCustomerFields } from './NewCustomerFields.tsx'
import { useNewCustomer } from './useNewCustomer.ts'

interface Customer {
  readonly id: number
  readonly name: string
}

export interface CustomerDialogProps {
  request: Pick<
    QuoteRequestDetail,
    'tenant_id' | 'from' | 'organization' | 'customer_candidates' | 'sender' | 'proposed_customer' | 'offer'
  >
  /** As the server named them when it asked; otherwise those of the request. */
  candidates?: readonly QuoteCustomer[] | null
  /** `offer` goes on to make the offer with the answer. */
  purpose: 'set' | 'offer'
  pending?: boolean
  /** `remember`: whether later requests of the sender are of this customer too; undefined where there is no sender. */
  onChoose: (customer: Customer | null, remember: boolean | undefined) => void
  onClose: () => void
}

/** Who the request is from: one that the sender points to, any other, or one that is made of what the mail says. */
export function CustomerDialog({ request, candidates, purpose, pending, onChoose, onClose }: CustomerDialogProps) {
  const { t } = useTranslation('requests')
  const proposed = candidates ?? request.customer_candidates
  const { sender } = request
  const { chosen, setChosen, remembers, setRemembers, isAsItWas } = useChoice(request, proposed)
  const [isNew, setIsNew] = useState(request.organization === null && proposed.length === 0)
  const customer = useNewCustomer(request.tenant_id, request.proposed_customer)
  const choose = (answer: Customer | null) => onChoose(answer, sender ? remembers && answer !== null : undefined)
  const use = (known: Customer | null) => {
    setChosen(known)
    if (known) setIsNew(false)
  }
  const makeNew = async (insist = false) => {
    const made = await customer.save(insist)
    if (made) choose(made)
  }
  const addNew = () => {
    setChosen(null)
    setIsNew(true)
  }
  const isMissing = isNew ? !customer.canBeSaved : chosen === null

  return (
    <ConfirmDialog
      open
      title={t(`customer.${purpose}.title`)}
      confirmLabel={t(isNew ? `customer.${purpose}.confirmNew` : `customer.${purpose}.confirm`)}
      confirmDisabled={isMissing || (!isNew && purpose === 'set' && isAsItWas)}
      pending={pending || customer.pending}
      onConfirm={() => (isNew ? void makeNew() : choose(chosen))}
      onCancel={onClose}
    >
      <div className={styles.dialogField}>
        <Text as="p">{t(`customer.${purpose}.text`, { sender: request.from || t('list.noSender') })}</Text>
        {proposed.length > 0 && <ProposedCustomers proposed={proposed} chosen={chosen} onChoose={use} />}
        <OtherCustomer
          tenantId={request.tenant_id}
          chosen={chosen}
          isOther={!proposed.some(({ organization_id }) => organization_id === chosen?.id)}
          isAlone={proposed.length === 0}
          onChoose={use}
        />
        {isNew && (
          <NewCustomerFields
            customer={customer}
            wasRead={request.proposed_customer !== null}
            onUse={(known) => {
              customer.forget()
              use(known)
            }}
            onInsist={() => void makeNew(true)}
          />
        )}
        {!isNew && <AddCustomer onAdd={addNew} />}
        <WhatItMeans purpose={purpose} request={request} chosen={chosen} isNew={isNew} />
        {sender && (
          <RememberSender
            sender={sender}
            isOfRequest={isRemembered(request)}
            checked={remembers}
            onChange={setRemembers}
          />
        )}
        <NoCustomer purpose={purpose} request={request} onClear={() => choose(null)} />
      </div>
    </ConfirmDialog>
  )
}

type Request = CustomerDialogProps['request']

/** Later requests of the sender are of the customer of this one. */
function isRemembered({ sender, organization }: Request): boolean {
  const remembered = sender?.remembered ?? null
  return remembered !== null && remembered.id === organization?.id
}

function useChoice(request: Request, proposed: readonly QuoteCustomer[]) {
  const before = isRemembered(request)
  const [chosen, setChosen] = useState<Customer | null>(request.organization ?? only(proposed))
  const [remembers, setRemembers] = useState(before || request.organization === null)
  const isAsItWas = chosen?.id === request.organization?.id && remembers === before
  return { chosen, setChosen, remembers, setRemembers, isAsItWas }
}

interface ProposedCustomersProps {
  proposed: readonly QuoteCustomer[]
  chosen: Customer | null
  onChoose: (customer: Customer | null) => void
}

function ProposedCustomers({ proposed, chosen, onChoose }: ProposedCustomersProps) {
  const { t } = useTranslation('requests')
  return (
    <Radio.Group
      className={styles.customerCandidates}
      aria-label={t('customer.candidates')}
      value={chosen?.id}
      onChange={({ target }) =>
        onChoose(customerOf(proposed.find(({ organization_id }) => organization_id === target.value)))
      }
      options={proposed.map(({ organization_id, name, reason }) => ({
        value: organization_id,
        label: (
          <span>
            {name}{' '}
            <Text tone="muted" size="small">
              {t(`customer.reason.${reason}`)}
            </Text>
          </span>
        ),
      }))}
    />
  )
}

function AddCustomer({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('requests')
  return (
    <Button type="link" size="small" icon={<PlusOutlined />} onClick={onAdd}>
      {t('customer.new.add')}
    </Button>
  )
}

type OfRequest = Pick<CustomerDialogProps, 'purpose' | 'request'>

/** Of an offer somebody has to be the customer. */
function NoCustomer({ purpose, request, onClear }: OfRequest & { onClear: () => void }) {
  const { t } = useTranslation('requests')
  if (purpose !== 'set' || !request.organization) return null
  return (
    <Button type="link" size="small" onClick={onClear}>
      {t('customer.clear')}
    </Button>
  )
}

interface WhatItMeansProps extends OfRequest {
  chosen: Customer | null
  isNew: boolean
}

/** What changes with the customer, said before it does. */
function WhatItMeans({ purpose, request: { organization, offer }, chosen, isNew }: WhatItMeansProps) {
  const { t } = useTranslation('requests')
  const isOther = isNew || (chosen !== null && chosen.id !== organization?.id)
  if (purpose !== 'set' || !isOther) return null
  return (
    <Alert
      type="info"
      title={t('customer.means.lines')}
      description={
        offer && organization
          ? t('customer.means.offer', { number: offer.offer_nr, name: organization.name })
          : undefined
      }
    />
  )
}

interface RememberSenderProps {
  sender: NonNullable<Request['sender']>
  isOfRequest: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Names the customer whom the sender stands for until now, where that is another one. */
function RememberSender({ sender: { address, remembered }, isOfRequest, checked, onChange }: RememberSenderProps) {
  const { t } = useTranslation('requests')
  return (
    <>
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
        {t('customer.remember', { address })}
      </Checkbox>
      {remembered && !isOfRequest && (
        <Text as="p" tone="muted" size="small">
          {t('customer.rememberedAs', { address, name: remembered.name })}
        </Text>
      )}
    </>
  )
}

interface OtherCustomerProps {
  tenantId: number
  chosen: Customer | null
  isOther: boolean
  /** Nobody was proposed. */
  isAlone: boolean
  onChoose: (customer: Customer | null) => void
}

function OtherCustomer({ tenantId, chosen, isOther, isAlone, onChoose }: OtherCustomerProps) {
  const { t } = useTranslation('requests')
  const id = useId()
  const organizations = useQuery(organizationsQuery(tenantId))
  const known = organizations.data ?? []
  const missing = chosen && isOther && !known.some((other) => other.id === chosen.id) ? [chosen] : []
  return (
    <>
      <label htmlFor={id}>{t(isAlone ? 'customer.label' : 'customer.search')}</label>
      <Select<number>
        id={id}
        value={isOther ? chosen?.id : undefined}
        options={[...missing, ...known].map((organization) => ({ value: organization.id, label: organization.name }))}
        onChange={(value) => onChoose(known.find((organization) => organization.id === value) ?? null)}
        showSearch={{ optionFilterProp: 'label' }}
        loading={organizations.isFetching}
        placeholder={t('customer.placeholder')}
        notFoundContent={organizations.isPending ? t('ui:loading') : t('customer.nothing')}
      />
      {organizations.isError && (
        <Text as="div" tone="danger" size="small">
          {t('customer.failed')}{' '}
          <Button type="link" size="small" onClick={() => void organizations.refetch()}>
            {t('ui:action.retry')}
          </Button>
        </Text>
      )}
    </>
  )
}

function only(candidates: readonly QuoteCustomer[]): Customer | null {
  return candidates.length === 1 ? customerOf(candidates[0]) : null
}

function customerOf(candidate: QuoteCustomer | undefined): Customer | null {
  return candidate ? { id: candidate.organization_id, name: candidate.name } : null
}
