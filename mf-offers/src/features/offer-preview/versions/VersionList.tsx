import type { Offer, OfferVersion } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import { Link } from '@staffel/shared-ui/router'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { paths } from '../../../paths.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { VersionBadge } from './VersionBadge.tsx'
import styles from './versions.module.css'

export interface VersionListProps {
  offer: Offer
  versions: readonly OfferVersion[]
  /** Another version comes on the screen. */
  onOpen: () => void
}

export function VersionList({ offer, versions, onOpen }: VersionListProps) {
  return (
    <ul className={styles.versions}>
      {versions.map((version) => (
        <Version key={version.version} offer={offer} version={version} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function Version({ offer, version, onOpen }: { offer: Offer; version: OfferVersion; onOpen: () => void }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const money = useMoney()
  const { last_modified_by: by, is_current, total } = version
  const date = formatInstant(version.last_modified, language)
  const newest = version.version === (offer.draft_version ?? offer.issued_version)
  const to = newest ? paths.offer(offer.externalId) : paths.offerVersion(offer.externalId, version.version)
  return (
    <li>
      <div>
        <Link to={to} onClick={onOpen}>
          {t('versions.version', { version: version.version })}
        </Link>{' '}
        {is_current && <ToneBadge tone="blue">{t('versions.current')}</ToneBadge>}
        <Text as="div" tone="muted" size="small">
          {by ? t('versions.modified', { date, by }) : date}
        </Text>
      </div>
      <VersionBadge version={version} />
      <Text numeric strong>
        {money(total)}
      </Text>
      <div className={styles.restore}>
        {!newest && offer.actions.includes('revise') && <RestoreButton offer={offer} version={version.version} />}
      </div>
    </li>
  )
}
