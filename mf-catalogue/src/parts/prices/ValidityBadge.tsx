import type { PriceList } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge, type Tone } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import { validityOf, type Validity } from './validityOf.ts'

const looks: Readonly<Record<Validity, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  now: { tone: 'green', icon: <CheckCircleOutlined /> },
  later: { tone: 'blue', icon: <ClockCircleOutlined /> },
  ended: { tone: 'gray', icon: <StopOutlined /> },
}

/** Whether a list counts today. */
export function ValidityBadge({ list }: { list: Pick<PriceList, 'valid_from' | 'valid_till'> }) {
  const { t } = useTranslation('catalogue')
  const validity = validityOf(list)
  return <ToneBadge {...looks[validity]}>{t(`prices.validity.${validity}`)}</ToneBadge>
}
