import type { QuoteRequestDetail, QuoteStatus } from '@staffel/shared-api/contract'
import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CloseCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  InboxOutlined,
  MailOutlined,
  MoreOutlined,
  StopOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import { useRef } from 'react'
import type { OpenDialog } from '../dialogs/RequestDialogs.tsx'

export interface RequestMenuProps {
  request: QuoteRequestDetail
  onStatus: (status: QuoteStatus) => void
  /** It is none: its mails go to the skipped ones. */
  onSkip: () => void
  onDialog: (dialog: OpenDialog) => void
}

type Step = 'take' | 'putBack' | 'reopen' | 'archive' | 'decline'

/** Where a request can go from where it is. Declining and deleting ask first. */
const steps: Readonly<Record<QuoteStatus, readonly Step[]>> = {
  new: ['take', 'archive', 'decline'],
  in_progress: ['putBack', 'archive', 'decline'],
  offered: ['archive', 'decline'],
  declined: ['reopen', 'archive'],
  archived: ['reopen'],
}
const icons = {
  take: <EditOutlined />,
  putBack: <MailOutlined />,
  reopen: <UndoOutlined />,
  archive: <InboxOutlined />,
  decline: <StopOutlined />,
}

export function RequestMenu({ request, onStatus, onSkip, onDialog }: RequestMenuProps) {
  const { t } = useTranslation('requests')
  const button = useRef<HTMLButtonElement>(null)
  // Where there is an offer, that is where it comes back to.
  const leadsTo = {
    take: 'in_progress',
    putBack: 'new',
    reopen: request.offer ? 'offered' : 'new',
    archive: 'archived',
  } as const
  const go = (step: Step) => {
    // From a menu that is no longer there, the keys of the desk would go nowhere.
    button.current?.focus()
    if (step === 'decline') onDialog('decline')
    else onStatus(leadsTo[step])
  }
  const items = steps[request.status].map((step) => ({
    key: step,
    icon: icons[step],
    label: t(`step.${step}`),
    onClick: () => go(step),
  }))
  const skip = { key: 'skip', icon: <CloseCircleOutlined />, label: t('skip.action'), onClick: onSkip }
  const deletion = {
    key: 'delete',
    icon: <DeleteOutlined />,
    danger: true,
    label: t('delete.action'),
    onClick: () => onDialog('delete'),
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items: [...items, ...(request.offer ? [] : [skip]), { type: 'divider' }, deletion] }}
    >
      <Button ref={button} icon={<MoreOutlined />} aria-label={t('detail.more')} aria-haspopup="menu" />
    </Dropdown>
  )
}
