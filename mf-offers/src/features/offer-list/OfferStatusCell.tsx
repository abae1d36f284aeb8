import type { OfferSummary } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge, ToneBadge } from '@staffel/shared-ui/list'
import { ApprovalBadge } from '../../parts/money/approval/ApprovalBadge.tsx'

/** The status, and beside it an open draft of the next version, and whether a second person is asked about it. */
export function OfferStatusCell({ offer: { status, draft_version, approval } }: { offer: OfferSummary }) {
  const { t } = useTranslation('offers')
  const hasDraft = draft_version !== null && status !== 'draft'
  return (
    <>
      <StatusBadge status={status} />
      {hasDraft && (
        <>
          {' '}
          <ToneBadge tone="gray">{t('list.draftVersion', { version: draft_version })}</ToneBadge>
        </>
      )}
      {approval && (
        <>
          {' '}
          <ApprovalBadge state={approval} />
        </>
      )}
    </>
  )
}
