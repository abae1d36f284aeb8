import type { ExactLinkState, ExactSharedLogin } from '@staffel/shared-api/contract'
import { Alert } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'

/** What somebody should know, or do, before this link can be relied on. */
export function LinkNotices({ link }: { link: ExactLinkState }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  return (
    <>
      {!link.works && (
        <Alert type="error" showIcon role="alert" title={t(`exact.ended.${link.ended_reason ?? 'refused'}`)} />
      )}
      {link.works && link.reconnect_advised && (
        <Alert
          type="warning"
          showIcon
          title={t('exact.expiring', { when: formatInstant(link.refresh_expires_at, language) })}
        />
      )}
      {link.shared_with.length > 0 && (
        <Alert type="warning" showIcon title={t('exact.shared', { who: link.shared_with.map(nameOf).join(', ') })} />
      )}
    </>
  )

  /** Another tenant is named to an Admin only. */
  function nameOf({ env, own, tenant_name: tenant }: ExactSharedLogin): string {
    if (own) return t('exact.sharedOwn', { env: t(`exact.env.${env}`) })
    return tenant === null ? t('exact.sharedOther') : t('exact.sharedTenant', { tenant })
  }
}
