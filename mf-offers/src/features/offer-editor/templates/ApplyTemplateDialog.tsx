import type { AppliedTemplate, OfferTemplate } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { templatesQuery, useApplyTemplate } from '../../../api/settings/templates.queries.ts'
import { useContext, type Dispatch } from 'react'
import { OfferTenant } from '../../../parts/OfferTenant.ts'
import { useTellTaxed } from '../../../parts/useTellTaxed.ts'
import type { EditorAction, EditorState } from '../draft/draftReducer.ts'
import { customerName } from '../draft/offerDraft.ts'
import { OfferTax } from '../tax/OfferTax.ts'
import { retaxedLines } from '../tax/retaxedLines.ts'
import styles from './templates.module.css'

export interface ApplyTemplateDialogProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  onClose: () => void
}

/** The templates; what one gives comes behind the lines that are there, or instead of them. */
export function ApplyTemplateDialog({ state, dispatch, onClose }: ApplyTemplateDialogProps) {
  const { t } = useTranslation('offers')
  const tellTaxed = useTellTaxed()
  const templates = useQuery(templatesQuery(useContext(OfferTenant)))
  const tax = useContext(OfferTax)
  const { mutate, isPending, variables } = useApplyTemplate()
  const hasLines = state.draft.lines.length > 0

  const apply = (id: number, replace: boolean): void =>
    mutate(id, {
      onSuccess: (answer) => {
        const items = retaxedLines(answer.items, { ...tax, regime: 'domestic' }, tax)
        const lines = items.filter((line, index) => line !== answer.items[index]).length
        const applied = { ...answer, items }
        dispatch({ type: 'templateApplied', applied, replace })
        if (replace) offerUndo(applied)
        warn(applied)
        if (lines > 0) tellTaxed({ regime: tax.regime, lines, customer: customerName(state.draft) })
        onClose()
      },
      onError: () => toast.failure(t('editor.templates.applyFailed'), () => apply(id, replace)),
    })

  /** Nothing is asked, as nothing is lost: the lines that went come back as they were, the texts with them. */
  function offerUndo(applied: AppliedTemplate): void {
    toast.undo(t('editor.templates.replaced', { count: state.draft.lines.length }), () =>
      dispatch({ type: 'templateTakenBack', applied, before: state }),
    )
  }

  /** Lines whose product is gone came as free text. */
  function warn({ missing }: AppliedTemplate): void {
    if (missing.length > 0) toast.warning(t('editor.templates.missing'), { description: missing.join(', ') })
  }

  return (
    <Modal open title={t('editor.templates.apply')} width={640} centered footer={null} onCancel={onClose}>
      {step()}
    </Modal>
  )

  function step() {
    if (templates.isPending) return <LoadingState shape="rows" count={3} />
    if (!templates.data) {
      const retry = () => void templates.refetch()
      return (
        <ErrorState
          size="compact"
          title={t('editor.templates.failed')}
          error={templates.error}
          onRetry={retry}
          retrying={templates.isFetching}
        />
      )
    }
    if (templates.data.length === 0)
      return (
        <EmptyState size="compact" title={t('editor.templates.empty')} description={t('editor.templates.emptyText')} />
      )
    return <ul className={styles.templates}>{templates.data.map(row)}</ul>
  }

  function row({ id, name, description, items }: OfferTemplate) {
    const busy = { disabled: isPending, loading: isPending && variables === id }
    return (
      <li key={id}>
        <span>
          <strong>{name}</strong>
          <Text as="div" tone="muted" size="small">
            {[description, t('editor.templates.lines', { count: items.length })].filter(Boolean).join(' · ')}
          </Text>
        </span>
        {hasLines && (
          <Button
            {...busy}
            type="text"
            aria-label={t('editor.templates.replaceWith', { name })}
            onClick={() => apply(id, true)}
          >
            {t('editor.templates.replace')}
          </Button>
        )}
        <Button
          {...busy}
          aria-label={t(hasLines ? 'editor.templates.appendNamed' : 'editor.templates.useNamed', { name })}
          onClick={() => apply(id, false)}
        >
          {t(hasLines ? 'editor.templates.append' : 'editor.templates.use')}
        </Button>
      </li>
    )
  }
}
