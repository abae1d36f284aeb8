import { useIsWide } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import type { ReactNode, RefObject } from 'react'
import { FormFoot } from '../../parts/form/FormFoot.tsx'
import { LadderQuestion } from '../../parts/tiers/LadderQuestion.tsx'
import { FormOverview } from './FormOverview.tsx'
import layout from '../../parts/form/form.module.css'
import styles from './product-form.module.css'
import { AvailabilitySection } from './sections/AvailabilitySection.tsx'
import { BasicSection } from './sections/BasicSection.tsx'
import { PricingSection } from './sections/PricingSection.tsx'
import { PropertiesSection } from './sections/PropertiesSection.tsx'
import { TiersSection } from './sections/TiersSection.tsx'
import type { ProductFormState } from './useProductForm.ts'

export interface ProductFormProps {
  readonly form: ProductFormState
  /** Whose catalogue it is in; the reader's own without. */
  readonly tenantId?: number
  /** Where it is stored. */
  readonly productId?: number
  readonly container: RefObject<HTMLFormElement | null>
  /** The ways out, always in sight. */
  readonly children: ReactNode
  readonly onSubmit: () => void
}

/** The five sections of a product. Enter in a field saves it. */
export function ProductForm({ form, tenantId, productId, container, children, onSubmit }: ProductFormProps) {
  const { t } = useTranslation('catalogue')
  const { values, set, errorOf } = form
  const isWide = useIsWide()
  const section = { values, tenantId, set, errorOf }
  return (
    <form
      ref={container}
      className={layout.form}
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={styles.page}>
        <div className={layout.sections}>
          <BasicSection {...section} />
          <AvailabilitySection {...section} />
          <PricingSection {...section} onPriceUnit={form.setPriceUnit} />
          <PropertiesSection {...section} messageOf={form.propertyMessage} />
          <TiersSection {...section} productId={productId} tierMessage={form.tierMessage} />
        </div>
        {isWide && <FormOverview values={values} />}
      </div>
      <FormFoot copy={form.copy} hasProblems={form.hasProblems}>
        {children}
      </FormFoot>
      <LadderQuestion question={form.ladder} />
      <UnsavedChangesGuard when={form.isUnsaved} copy={form.copy} />
    </form>
  )
}
