import { Checkbox } from '@staffel/shared-ui/form'
import { formatBytes } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { attachmentsQuery } from '../../../api/offers/offer-activity.queries.ts'

export interface SendFilesProps {
  offerId: number
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** The offer's files that can go with the mail; none there, none shown. */
export function SendFiles({ offerId, chosen, onChange }: SendFilesProps) {
  const { t } = useTranslation('offers')
  const files = useQuery(attachmentsQuery(offerId))
  const others = (id: number) => chosen.filter((known) => known !== id)
  return files.data?.map(({ id, filename, bytes }) => (
    <Checkbox
      key={id}
      checked={chosen.includes(id)}
      onChange={({ target }) => onChange(target.checked ? [...others(id), id] : others(id))}
    >
      {t('send.attach', { filename, size: formatBytes(bytes) })}
    </Checkbox>
  ))
}
