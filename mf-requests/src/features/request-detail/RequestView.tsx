import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { useIsPhone, useRecentThing } from '@staffel/shared-ui/core'
import { Segmented } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import type { NewLine } from '../../api/request-lines.calls.ts'
import { useSkipRequest } from '../../parts/useSkipRequest.ts'
import { paths } from '../../paths.ts'
import { ConflictDialog } from './desk/ConflictDialog.tsx'
import { useRequestDesk } from './desk/useRequestDesk.ts'
import { RequestDialogs } from './dialogs/RequestDialogs.tsx'
import { useOpenDialog } from './dialogs/useOpenDialog.ts'
import { RequestFoot } from './foot/RequestFoot.tsx'
import { useOfferMaking } from './foot/useOfferMaking.ts'
import { RequestHead } from './head/RequestHead.tsx'
import { RequestNotices } from './head/RequestNotices.tsx'
import { useDeskActions } from './keys/useDeskActions.ts'
import { useDeskKeys } from './keys/useDeskKeys.ts'
import { LinePane } from './lines/LinePane.tsx'
import { useLineActions } from './lines/useLineActions.ts'
import { useLineOptions } from './lines/useLineOptions.ts'
import { useLineSelection } from './lines/useLineSelection.ts'
import { MailPane } from './mail/MailPane.tsx'
import styles from './request.module.css'

export interface RequestViewProps {
  id: string
  request: QuoteRequestDetail
  onClose: () => void
}

/** A request as a desk to work at: the mail on the left, what is asked for on the right, the offer below. */
export function RequestView({ id, request, onClose }: RequestViewProps) {
  const { t } = useTranslation('requests')
  const isPhone = useIsPhone()
  const desk = useRequestDesk(id, request)
  const selection = useLineSelection(request.replies, !isPhone)
  const line = request.replies.find(({ position }) => position === selection.selected)
  const options = useLineOptions(id, request.replies, selection.selected)
  const actions = useLineActions(line, desk)
  const [side, setSide] = useState<'mail' | 'lines'>('lines')
  const [dialog, setDialog] = useOpenDialog()
  const [isAdding, setIsAdding] = useState(false)
  const making = useOfferMaking({ id, request, settled: desk.settled, onDialog: setDialog })

  const skip = useSkipRequest({ request, settled: desk.settled, onSkipped: onClose })

  const add = (added: NewLine) => {
    setIsAdding(false)
    desk.make(desk.lines.add(added, (position) => selection.select(position)))
  }
  const leaveAdding = () => {
    setIsAdding(false)
    // The form takes its own place with it.
    actions.focusLine()
  }
  const fromMail = (position: number) => {
    selection.select(position)
    setSide('lines')
  }

  const keys = {
    actions,
    options,
    selection,
    dialogIsOpen: dialog !== null || desk.conflict !== null,
    onAdd: () => setIsAdding(true),
    onUndo: desk.undo,
    onOffer: making.start,
    onClose,
  }
  useDeskKeys(keys)
  useDeskActions(keys)
  useRecentThing({
    path: paths.request(id),
    label: request.subject || t('list.noSubject'),
    detail: request.organization?.name ?? request.sender?.address,
    icon: 'requests',
  })

  const sides = [
    { value: 'lines' as const, label: t('detail.lines', { count: request.replies.length }) },
    { value: 'mail' as const, label: t('detail.mail') },
  ]
  return (
    <>
      <RequestHead request={request} desk={desk} onDialog={setDialog} onSkip={skip} onClose={onClose} />
      <RequestNotices request={request} />
      {isPhone && (
        <Segmented
          block
          className={styles.sides}
          options={sides}
          value={side}
          onChange={setSide}
          aria-label={t('detail.sides')}
        />
      )}
      <div className={styles.body}>
        {(!isPhone || side === 'mail') && (
          <MailPane requestId={id} request={request} selected={selection.selected} onSelect={fromMail} />
        )}
        {(!isPhone || side === 'lines') && (
          <LinePane
            lines={request.replies}
            customer={request.organization?.id}
            selected={selection.selected}
            onSelect={selection.choose}
            onNext={selection.next}
            options={options}
            actions={actions}
            adding={{
              isOpen: isAdding,
              subject: `request:${request.id}:line`,
              open: () => setIsAdding(true),
              close: leaveAdding,
              add,
            }}
          />
        )}
      </div>
      <RequestFoot request={request} saving={desk.saving} making={making} onUndo={desk.undo} />
      <RequestDialogs
        open={dialog}
        request={request}
        desk={desk}
        making={making}
        onClose={() => setDialog(null)}
        onDeleted={onClose}
      />
      {desk.conflict && <ConflictDialog onKeep={desk.conflict.keep} onDrop={desk.conflict.drop} />}
    </>
  )
}
