import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, Card, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { exactLinkQuery } from '../../api/imports.queries.ts'
import { paths } from '../../paths.ts'
import styles from './import.module.css'

/** Leads to where items of the accounting are brought in, where one is connected. */
export function ExactSource() {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const user = useUser()
  const { data } = useQuery({ ...exactLinkQuery(), enabled: user !== null && mayConnectAccounting(user) })
  if (!data?.connected) return null
  const { division, division_name: name, last_sync: last } = data
  return (
    <Card title={t('import.exact.title')}>
      <div className={styles.exact}>
        <div className={styles.about}>
          <Text as="p">{t('import.exact.text', { division: name ?? division })}</Text>
          <Text as="p" tone="muted" size="small">
            {last.items === null
              ? t('import.exact.never')
              : t('import.exact.last', { when: formatInstant(last.items, language) })}
          </Text>
        </div>
        <ButtonLink to={paths.bringInItems()}>{t('import.exact.bringIn')}</ButtonLink>
      </div>
    </Card>
  )
}
