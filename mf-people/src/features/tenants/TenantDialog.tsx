import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { TenantSubscription } from '@staffel/shared-api/contract'
import { planNames, subscriptionStatuses } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DateInput } from '@staffel/shared-ui/date'
import { ConflictDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useSaveTenant } from '../../api/tenancy/tenants.queries.ts'
import { FieldsDialog, type DialogField, type OwnControl } from '../../parts/customers/FieldsDialog.tsx'
import { inputOf, limitOf, none, valuesOf, type TenantField, type TenantValues } from './tenantValues.ts'

export interface TenantDialogProps {
  /** Null: a new one. */
  readonly tenant: TenantSubscription | null
  readonly onClose: () => void
}

/** What is agreed with a tenant; over nobody else's change. */
export function TenantDialog({ tenant, onClose }: TenantDialogProps) {
  const { t } = useTranslation('people')
  const { mutate, isPending, error } = useSaveTenant()
  // The revision that the fields were filled from: a newer one that comes in meanwhile is somebody else's.
  const [initial] = useState(() => ({ values: valuesOf(tenant), key: crypto.randomUUID(), rev: tenant?.rev }))
  const [late, setLate] = useState<{ values: TenantValues; rev: number } | null>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const refused = isApiError(error) && error.code === 'VALIDATION' ? error.fields : {}

  function save(values: TenantValues, rev = initial.rev): void {
    const limits = ['offer_limit', 'user_limit'] as const
    const mistyped = limits.filter((name) => limitOf(values[name]) === undefined)
    setWrong(Object.fromEntries(mistyped.map((name) => [name, t('tenants.wholeNumber')])))
    if (mistyped.length > 0) return
    mutate(
      { tenant: { ...inputOf(values), ...(tenant && { id: tenant.id, rev }) }, key: initial.key },
      {
        onSuccess: ({ name }) => {
          toast.success(t(tenant ? 'tenants.saved' : 'tenants.added', { name }))
          onClose()
        },
        onError: (problem) => {
          const theirs = isApiError(problem) ? storedRev(problem.current) : null
          setLate(theirs === null ? null : { values, rev: theirs })
          if (theirs === null && !(isApiError(problem) && Object.keys(problem.fields).length > 0))
            toast.error(t('tenants.notSaved'), { description: sentenceOf(problem) })
        },
      },
    )
  }

  return (
    <>
      <FieldsDialog
        title={tenant ? t('tenants.editTitle', { name: tenant.name }) : t('tenants.addTitle')}
        okLabel={t('tenants.save')}
        fields={useFields()}
        initial={initial.values}
        errors={{ ...refused, ...wrong }}
        pending={isPending}
        onSave={save}
        onClose={onClose}
      />
      <ConflictDialog
        open={late !== null}
        pending={isPending}
        words={{
          title: t('tenants.conflict.title'),
          text: t('tenants.conflict.text'),
          reload: t('tenants.conflict.reload'),
          keep: t('tenants.conflict.keep'),
        }}
        onKeep={() => late && save(late.values, late.rev)}
        onReload={onClose}
        onClose={() => setLate(null)}
      />
    </>
  )
}

/** Of what is stored now, where a change came after somebody else's. */
function storedRev(current: unknown): number | null {
  const rev: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'rev') : null
  return typeof rev === 'number' ? rev : null
}

function DayControl({ id, status, value, onChange }: OwnControl) {
  return <DateInput id={id} status={status} value={value || null} onChange={(day) => onChange(day ?? '')} />
}

function useFields(): DialogField<TenantField>[] {
  const { t } = useTranslation('people')
  const label = (name: TenantField) => ({ name, label: t(`tenants.fields.${name}`) })
  const named = (value: string) => ({ value, label: value })
  const answers = (texts: string) => ['yes', 'no'].map((value) => ({ value, label: t(`${texts}${value}`) }))
  return [
    { ...label('name'), required: true, maxLength: 200, width: 6 },
    {
      ...label('subscription_status'),
      options: [...subscriptionStatuses, none].map((value) => ({ value, label: t(`tenants.statuses.${value}`) })),
    },
    {
      ...label('subscription_plan_name'),
      options: [...planNames.map(named), { value: none, label: t('tenants.none') }],
    },
    { ...label('subscription_start_date'), Control: DayControl },
    { ...label('subscription_end_date'), Control: DayControl },
    { ...label('offer_limit'), maxLength: 9 },
    { ...label('enforce_plan_limit'), options: answers('tenants.') },
    { ...label('user_limit'), maxLength: 9 },
    { ...label('is_active'), options: answers('tenants.access.') },
    { ...label('public_host'), maxLength: 253, width: 6 },
  ]
}
