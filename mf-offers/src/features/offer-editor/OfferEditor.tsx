import { matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Screen, Text } from '@staffel/shared-ui/core'
import { useRef, type ReactNode } from 'react'
import { OfferCurrency } from '../../parts/money/OfferCurrency.ts'
import { OfferPrices } from '../../parts/money/OfferPrices.ts'
import { OfferTenant } from '../../parts/OfferTenant.ts'
import { PlanBanner } from '../../parts/plan/PlanBanner.tsx'
import { ToConfirmBadge } from '../../parts/ToConfirmBadge.tsx'
import type { OfferDraft } from './draft/offerDraft.ts'
import { HeadStrip } from './head/HeadStrip.tsx'
import { ItemsCard } from './items/ItemsCard.tsx'
import { OfferMargins } from './margin/OfferMargins.ts'
import { useShownMargins } from './margin/useShownMargins.ts'
import { EditorDialogs } from './submit/EditorDialogs.tsx'
import { EditorFooter } from './submit/EditorFooter.tsx'
import { useLeaving } from './submit/useLeaving.ts'
import { OfferTax } from './tax/OfferTax.ts'
import { TaxQuestionDialog } from './tax/TaxQuestionDialog.tsx'
import { useTaxQuestion } from './tax/useTaxQuestion.ts'
import { useTaxRegime } from './tax/useTaxRegime.ts'
import { useOfferForm, type OfferFormParts } from './submit/useOfferForm.ts'
import styles from './editor.module.css'
import itemsStyles from './items/items.module.css'

export interface OfferEditorProps extends Omit<OfferFormParts, 'showFirstProblem' | 'isHeld' | 'seesAll'> {
  title: string
  back: { to: string; label: string }
  /** Shows what is stored now, after somebody else's change. */
  onReload?: () => void
  /** The choice of the seller, for those who have one. */
  tenant?: ReactNode
}

export function OfferEditor({ title, back, onReload, tenant, ...parts }: OfferEditorProps) {
  const user = useUser()
  const seesAll = user !== null && matchesRoles(user.roles, ['Admin'])
  const element = useRef<HTMLDivElement>(null)
  const leaving = useLeaving(back.to)
  const form = useOfferForm({ ...parts, showFirstProblem, seesAll, isHeld: leaving.isAsked || leaving.isGone })
  const { state, dispatch, made, saving, surcharges, errors } = form
  const margins = useShownMargins(state)
  const regime = useTaxRegime(state.draft, seesAll ? state.draft.tenantId : undefined)
  const tax = useTaxQuestion({ state, dispatch, regime, isNew: form.isNew })

  function showFirstProblem(): void {
    // After the render that marks it.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(`[aria-invalid="true"], .${itemsStyles.itemEditor} input`)?.focus(),
    )
  }

  function choose(chosen: Pick<OfferDraft, 'customer' | 'newCustomer'>): void {
    if (saving.candidates.length > 0) saving.forget()
    change(chosen)
  }

  function change(change: Partial<Omit<OfferDraft, 'lines'>>): void {
    dispatch({ type: 'changed', change })
  }

  return (
    <OfferTenant value={seesAll ? state.draft.tenantId : undefined}>
      <OfferPrices value={form.pricesFor}>
        <OfferCurrency value={state.draft.currency}>
          <div className={styles.page}>
            <Screen
              title={title}
              back={back}
              status={
                <>
                  {made && (
                    <Text numeric tone="muted">
                      {made.offer_nr}
                    </Text>
                  )}
                  <ToConfirmBadge lines={state.draft.lines} />
                </>
              }
            >
              <PlanBanner />
              <div ref={element} className={styles.editor}>
                <HeadStrip
                  draft={state.draft}
                  validityDays={state.usual.offer_validity_days}
                  errors={errors}
                  isNew={form.isNew}
                  tenant={tenant}
                  candidates={saving.candidates}
                  onChange={change}
                  onChoose={choose}
                  onInsist={saving.insist}
                />
                <OfferMargins value={margins}>
                  <OfferTax value={tax.tax}>
                    <ItemsCard state={state} dispatch={dispatch} surcharges={surcharges} errors={errors} />
                  </OfferTax>
                  <EditorFooter form={form} onCancel={made ? leaving.ask : leaving.leave} />
                </OfferMargins>
              </div>
              <TaxQuestionDialog tax={tax} />
              <EditorDialogs form={form} leaving={leaving} onReload={onReload} />
            </Screen>
          </div>
        </OfferCurrency>
      </OfferPrices>
    </OfferTenant>
  )
}
