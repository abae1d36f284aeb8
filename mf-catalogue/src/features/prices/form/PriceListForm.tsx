import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import type { ReactNode, RefObject } from 'react'
import { FormFoot } from '../../../parts/form/FormFoot.tsx'
import { EntriesCard } from './EntriesCard.tsx'
import { ListFields } from './ListFields.tsx'
import styles from '../../../parts/form/form.module.css'
import type { PriceListFormState } from './usePriceListForm.ts'

export interface PriceListFormProps {
  readonly form: PriceListFormState
  /** Whose catalogue it is in; the reader's own without. */
  readonly tenantId?: number
  readonly ownerName?: string
  readonly container: RefObject<HTMLFormElement | null>
  /** The ways out, always in sight. */
  readonly children: ReactNode
}

/** A price list as a whole: whose it is, when it counts, and its prices. Enter in a field saves it. */
export function PriceListForm({ form, tenantId, ownerName, container, children }: PriceListFormProps) {
  const { t } = useTranslation('catalogue')
  return (
    <form
      ref={container}
      className={styles.form}
      noValidate
      aria-label={t('prices.form.label')}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div className={styles.sections}>
        <ListFields form={form} tenantId={tenantId} ownerName={ownerName} />
        <EntriesCard form={form} tenantId={tenantId} />
      </div>
      <FormFoot copy={form.copy} hasProblems={form.hasProblems}>
        {children}
      </FormFoot>
      <UnsavedChangesGuard when={form.isUnsaved} copy={form.copy} />
    </form>
  )
}
