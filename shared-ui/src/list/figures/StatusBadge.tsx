import type { FC } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  FileTextOutlined,
  HourglassOutlined,
} from '../../facades/icons/index.ts'
import { ToneBadge, type Tone } from './ToneBadge.tsx'

const looks = {
  accepted: { tone: 'green', Icon: CheckCircleOutlined },
  declined: { tone: 'red', Icon: CloseCircleOutlined },
  pending: { tone: 'yellow', Icon: ClockCircleOutlined },
  draft: { tone: 'gray', Icon: FileTextOutlined },
  expired: { tone: 'orange', Icon: HourglassOutlined },
} as const satisfies Record<string, { tone: Tone; Icon: FC }>

export type OfferStatus = keyof typeof looks

/** The status of an offer. One that we do not know is shown as it came, with a neutral alert icon. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('ui')
  if (!isKnown(status)) {
    return (
      <ToneBadge tone="neutral" icon={<ExclamationCircleOutlined />}>
        {status}
      </ToneBadge>
    )
  }
  const { tone, Icon } = looks[status]
  return (
    <ToneBadge tone={tone} icon={<Icon />}>
      {t(`status.${status}`)}
    </ToneBadge>
  )
}

function isKnown(status: string): status is OfferStatus {
  return Object.hasOwn(looks, status)
}
