import type { OfferVersion } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge, ToneBadge } from '@staffel/shared-ui/list'

/** Where a version stands. One that was replaced has no say any more, whatever the offer has come to since. */
export function VersionBadge({ version }: { version: Pick<OfferVersion, 'status' | 'superseded_by_version'> }) {
  const { t } = useTranslation('offers')
  if (version.superseded_by_version === null) return <StatusBadge status={version.status} />
  return <ToneBadge tone="gray">{t('versions.superseded')}</ToneBadge>
}
