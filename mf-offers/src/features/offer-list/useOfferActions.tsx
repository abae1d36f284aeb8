import type { OfferSummary } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, DeleteOutlined, EditOutlined, EyeOutlined, FilePdfOutlined } from '@staffel/shared-ui/icons'
import type { RowAction } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { offerPdf } from '../../api/offers/offer-files.calls.ts'
import { paths } from '../../paths.ts'
import { useOfferFile } from './useOfferFile.ts'

/** What those who manage offers do with one, where it takes a question first. */
export interface OfferManagement {
  readonly onRevise: (offer: OfferSummary) => void
  readonly onDuplicate: (offer: OfferSummary) => void
  readonly onDelete: (offer: OfferSummary) => void
}

/** The menu of a row; `manage` is absent for those who may only read. */
export function useOfferActions(manage?: OfferManagement): (offer: OfferSummary) => RowAction[] {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const { fetchFile, pending } = useOfferFile()

  const view = (offer: OfferSummary): RowAction => ({
    key: 'view',
    label: t('list.viewDetails'),
    icon: <EyeOutlined />,
    onSelect: () => void navigate(paths.offer(offer.externalId)),
  })
  const edit = (offer: OfferSummary, { onRevise }: OfferManagement): RowAction => ({
    key: 'edit',
    label: t('list.edit'),
    icon: <EditOutlined />,
    disabled: offer.status === 'accepted',
    hint: offer.status === 'accepted' ? t('list.editAccepted') : undefined,
    onSelect: () => (hasDraft(offer) ? void navigate(paths.editOffer(offer.externalId)) : onRevise(offer)),
  })
  const duplicate = (offer: OfferSummary, { onDuplicate }: OfferManagement): RowAction => ({
    key: 'duplicate',
    label: t('list.duplicate.action'),
    icon: <CopyOutlined />,
    onSelect: () => onDuplicate(offer),
  })
  const pdf = (offer: OfferSummary): RowAction => ({
    key: 'pdf',
    label: t('list.pdf'),
    icon: <FilePdfOutlined />,
    disabled: pending,
    onSelect: () => fetchFile(() => offerPdf(offer), t('list.pdfFailed')),
  })
  const remove = (offer: OfferSummary, { onDelete }: OfferManagement): RowAction => ({
    key: 'delete',
    label: t('list.delete'),
    icon: <DeleteOutlined />,
    danger: true,
    divided: true,
    disabled: offer.status === 'accepted',
    hint: offer.status === 'accepted' ? t('delete.accepted') : undefined,
    onSelect: () => onDelete(offer),
  })

  return (offer) => {
    if (!manage) return [view(offer), pdf(offer)]
    return [view(offer), edit(offer, manage), duplicate(offer, manage), pdf(offer), remove(offer, manage)]
  }
}

function hasDraft({ status, draft_version }: OfferSummary): boolean {
  return status === 'draft' || draft_version !== null
}
