import type { Offer } from '@staffel/shared-api/contract'
import { Alert, ButtonLink, Unbroken } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { offerQuery } from '../../../api/offers/offers.queries.ts'
import { paths } from '../../../paths.ts'
import { RestoreButton } from './RestoreButton.tsx'
import styles from './versions.module.css'

/** Which version is on the screen, the way to the present one, and for who may, to put this one back. */
export function VersionNotice({ shown }: { shown: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { version, externalId } = shown
  // What the offer is now decides who may do what; the version itself is as it was frozen.
  const { data: offer } = useQuery(offerQuery(externalId))
  const restorable =
    offer?.actions.includes('revise') && version !== (offer.draft_version ?? offer.issued_version) ? offer : null
  return (
    <Alert
      type="info"
      showIcon
      title={t('versions.reading', { version })}
      description={
        <>
          <Unbroken>
            {t('versions.readingFrom', { date: formatInstant(shown.issuedAt ?? shown.lastModified, language) })}
          </Unbroken>
          {restorable && ` ${t('versions.restoreText', { version })}`}
          <div className={styles.noticeButtons}>
            {restorable && <RestoreButton offer={restorable} version={version} size="middle" />}
            <ButtonLink to={paths.offer(externalId)}>{t('versions.toCurrent')}</ButtonLink>
          </div>
        </>
      }
    />
  )
}
