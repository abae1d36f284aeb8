import type { OfferItem } from '@staffel/shared-api/contract'
import { matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Screen } from '@staffel/shared-ui/core'
import { KeptNotice } from '@staffel/shared-ui/form'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { Navigate, useLocation, useNavigate } from '@staffel/shared-ui/router'
import { useReducer, useRef, useState, type ReactNode } from 'react'
import { OfferCurrency } from '../../parts/money/OfferCurrency.ts'
import { OfferTenant } from '../../parts/OfferTenant.ts'
import { PlanBanner } from '../../parts/plan/PlanBanner.tsx'
import { paths, toSend } from '../../paths.ts'
import { ConflictDialog } from './submit/ConflictDialog.tsx'
import { HeadStrip } from './head/HeadStrip.tsx'
import { fieldErrors } from './draft/fieldErrors.ts'
import type { UsualSettings } from './draft/followed.ts'
import type { OfferDraft, StoredOffer } from './draft/offerDraft.ts'
import { draftReducer, type EditorState } from './draft/draftReducer.ts'
import { useAutosave } from './draft/useAutosave.ts'
import { ToConfirmBadge } from '../../parts/ToConfirmBadge.tsx'
import { useOfferCopy } from './draft/useOfferCopy.ts'
import { useSurcharges } from './draft/useSurcharges.ts'
import { EditorFooter } from './submit/EditorFooter.tsx'
import { ItemsCard } from './items/ItemsCard.tsx'
import { useConflict } from './submit/useConflict.ts'
import { useSubmitOffer } from './submit/useSubmitOffer.ts'
import { IssueQuestion } from './submit/IssueQuestion.tsx'
import styles from './editor.module.css'
import itemsStyles from './items/items.module.css'

export interface OfferEditorProps {
  title: string
  back: { to: string; label: string }
  /** What the form starts with. Later values are ignored: nothing that was typed is ever replaced. */
  initial: OfferDraft
  usual: UsualSettings
  surcharges?: readonly OfferItem[]
  /** Absent for a new offer. */
  stored?: StoredOffer
  /** Shows what is stored now, after somebody else's change. */
  onReload?: () => void
  /** The choice of the seller, for those who have one. */
  tenant?: ReactNode
  /** By what name unsaved work on it is kept. */
  subject: string
}

const none: readonly OfferItem[] = []

export function OfferEditor(props: OfferEditorProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const user = useUser()
  const seesAll = user !== null && matchesRoles(user.roles, ['Admin'])
  const [opened] = useState(props)
  const [state, dispatch] = useReducer(draftReducer, opened, begin)
  // What the server has, as far as this form knows.
  const [kept, setKept] = useState({ stored: opened.stored, draft: opened.initial })
  const form = useRef<HTMLDivElement>(null)
  const surcharges = useSurcharges(state.draft, opened.surcharges ?? none, opened.stored)
  const copy = useOfferCopy({ subject: opened.subject, state, kept, dispatch })
  const saving = useSubmitOffer({
    state,
    surcharges: surcharges.surcharges,
    stored: kept.stored,
    showFirstProblem,
    onSaved: copy.done,
  })
  const autosave = useAutosave({
    draft: state.draft,
    surcharges: surcharges.surcharges,
    stored: kept.stored,
    storedDraft: kept.draft,
    paused: saving.saving !== null || saving.savedId !== null || saving.stale,
    onSaved: (stored, draft) => setKept({ stored, draft }),
  })
  const conflict = useConflict({ isStale: saving.stale || autosave.isStale, stored: kept.stored, onKeep: overwrite })
  const errors = fieldErrors({ ...autosave.messages, ...saving.messages })
  const dirty = state.draft !== kept.draft || Object.keys(state.open).length > 0

  function overwrite(rev: number): void {
    if (kept.stored) setKept({ ...kept, stored: { ...kept.stored, rev } })
    autosave.forget()
    saving.overwrite(rev)
  }

  /** What was typed here gives way to what somebody else saved. */
  function reload(): void {
    copy.done()
    props.onReload?.()
  }

  function showFirstProblem(): void {
    // After the render that marks it.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[aria-invalid="true"], .${itemsStyles.itemEditor} input`)?.focus(),
    )
  }

  function choose(chosen: Pick<OfferDraft, 'customer' | 'newCustomer'>): void {
    if (saving.candidates.length > 0) saving.forget()
    change(chosen)
  }

  function change(change: Partial<Omit<OfferDraft, 'lines'>>): void {
    dispatch({ type: 'changed', change })
  }

  function cancel(): void {
    // The first entry of this visit has no page of ours before it.
    void (key === 'default' ? navigate(props.back.to) : navigate(-1))
  }

  return (
    <OfferTenant value={seesAll ? state.draft.tenantId : undefined}>
      <OfferCurrency value={state.draft.currency}>
        <div className={styles.page}>
          <Screen title={props.title} back={props.back} status={<ToConfirmBadge lines={state.draft.lines} />}>
            <PlanBanner />
            <KeptNotice copy={copy} />
            <div ref={form} className={styles.editor}>
              <HeadStrip
                draft={state.draft}
                validityDays={state.usual.offer_validity_days}
                errors={errors}
                isNew={opened.stored === undefined}
                tenant={props.tenant}
                candidates={saving.candidates}
                onChange={change}
                onChoose={choose}
                onInsist={saving.insist}
              />
              <ItemsCard state={state} dispatch={dispatch} surcharges={surcharges} errors={errors} />
              <EditorFooter
                draft={state.draft}
                surcharges={surcharges.surcharges}
                saving={saving}
                errors={errors}
                autosave={autosave}
                conflict={conflict}
                onCancel={cancel}
              />
            </div>
            <ConflictDialog
              open={conflict.open}
              pending={conflict.pending}
              onKeep={conflict.keep}
              onReload={props.onReload && reload}
              onClose={conflict.close}
            />
            <IssueQuestion saving={saving} />
            <UnsavedChangesGuard query when={dirty && saving.savedId === null} copy={copy} />
            {saving.savedId !== null && (
              <Navigate to={paths.offer(saving.savedId)} replace state={saving.sends ? toSend : undefined} />
            )}
          </Screen>
        </div>
      </OfferCurrency>
    </OfferTenant>
  )
}

function begin({ initial, usual }: OfferEditorProps): EditorState {
  return { draft: initial, open: {}, usual, saveKey: crypto.randomUUID() }
}
