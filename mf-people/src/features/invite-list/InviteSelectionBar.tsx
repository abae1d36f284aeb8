import type { Invite } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseCircleOutlined, DownloadOutlined, SendOutlined } from '@staffel/shared-ui/icons'
import { SelectionBar } from '@staffel/shared-ui/list'
import { isOpenInvite } from './isOpenInvite.ts'
import type { useInviteWork } from './useInviteWork.ts'

export interface InviteSelectionBarProps {
  readonly selected: readonly Invite[]
  readonly work: ReturnType<typeof useInviteWork>
  readonly onCancel: (invites: readonly Invite[]) => void
  readonly onClear: () => void
}

/** Above the rows as long as some are selected. What was accepted is neither sent again nor cancelled. */
export function InviteSelectionBar({ selected, work, onCancel, onClear }: InviteSelectionBarProps) {
  const { t } = useTranslation('people')
  if (selected.length === 0) return null
  const open = selected.filter(isOpenInvite)
  const count = selected.length
  return (
    <SelectionBar label={t('invites.selected', { count, shown: formatNumber(count) })}>
      <Button
        icon={<SendOutlined />}
        disabled={open.length === 0}
        loading={work.isResending}
        onClick={() => work.resend(open, onClear)}
      >
        {t('invites.resend')}
      </Button>
      <Button icon={<CloseCircleOutlined />} disabled={open.length === 0} onClick={() => onCancel(open)}>
        {t('invites.cancel')}
      </Button>
      <Button icon={<DownloadOutlined />} onClick={() => work.exportEmails(selected)}>
        {t('invites.exportEmails')}
      </Button>
      <Button type="text" onClick={onClear}>
        {t('invites.clear')}
      </Button>
    </SelectionBar>
  )
}
