import { ButtonLink } from '@staffel/shared-ui/core'
import { formatTotal } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { InboxOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { skippedCountQuery } from '../../../api/skipped.queries.ts'
import { paths } from '../../../paths.ts'

/** The way to the mails that made no request, and how many there are. Without the number when it cannot be had. */
export function SkippedLink() {
  const { t } = useTranslation('requests')
  const { data: count } = useQuery(skippedCountQuery())
  return (
    <ButtonLink to={paths.skipped()} icon={<InboxOutlined />}>
      {count === undefined ? t('skipped.title') : t('skipped.titleCount', { count: formatTotal(count) })}
    </ButtonLink>
  )
}
