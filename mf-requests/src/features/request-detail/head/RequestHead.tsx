import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { Button, Heading, Text } from '@staffel/shared-ui/core'
import { formatDate, formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CalendarOutlined, CloseOutlined, ShopOutlined } from '@staffel/shared-ui/icons'
import { MatchBadge } from '../../../parts/MatchBadge.tsx'
import { RequestStatusBadge } from '../../../parts/RequestStatusBadge.tsx'
import type { RequestDesk } from '../desk/useRequestDesk.ts'
import type { OpenDialog } from '../dialogs/RequestDialogs.tsx'
import { overlayTitleId } from '../RequestOverlay.tsx'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import { RequestMenu } from './RequestMenu.tsx'
import styles from './head.module.css'

export interface RequestHeadProps {
  request: QuoteRequestDetail
  desk: RequestDesk
  onDialog: (dialog: OpenDialog) => void
  onSkip: () => void
  onClose: () => void
}

/** What it is about, who it is from, how far it is and whose work it is. */
export function RequestHead({ request, desk, onDialog, onSkip, onClose }: RequestHeadProps) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <div className={styles.title}>
          <Heading level={2} id={overlayTitleId}>
            {request.subject || t('list.noSubject')}
          </Heading>
          <RequestStatusBadge status={request.status} />
          <MatchBadge lines={request.replies} />
        </div>
        <div className={styles.facts}>
          <Text tone="muted">{request.from || t('list.noSender')}</Text>
          <Text tone="muted" numeric>
            {formatInstant(request.received_on, language)}
          </Text>
          {request.desired_delivery_date && (
            <Text tone="muted" className={styles.delivery}>
              <CalendarOutlined />
              {t('detail.deliverBy', { date: formatDate(request.desired_delivery_date, language) })}
            </Text>
          )}
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          icon={<ShopOutlined />}
          className={request.organization ? styles.customer : `${styles.customer} ${styles.customerUnknown}`}
          aria-haspopup="dialog"
          onClick={() => onDialog('customer')}
        >
          <span className="sf-sr-only">{t('customer.label')}: </span>
          <span className={styles.customerName}>{request.organization?.name ?? t('customer.unknown')}</span>
        </Button>
        <AssigneeSelect request={request} onAssign={(colleague) => desk.make(desk.head.assign(colleague))} />
        <RequestMenu
          request={request}
          onStatus={(status) => desk.make(desk.head.status(status))}
          onSkip={onSkip}
          onDialog={onDialog}
        />
        <Button
          type="text"
          className={styles.close}
          icon={<CloseOutlined />}
          aria-label={t('ui:action.close')}
          onClick={onClose}
        />
      </div>
    </div>
  )
}
