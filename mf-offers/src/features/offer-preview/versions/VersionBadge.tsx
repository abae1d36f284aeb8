import type { OfferVersion } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge, ToneBadge } from '@staffel/shared-ui/list'

/**
 * Where a version stands. One that was replaced, or never issued, has no say any more, whatever the offer has come to
 * since.
 */
export function VersionBadge({
  version,
}: {
  version: Pick<OfferVersion, 'status' | 'superseded_by_version' | 'set_aside'>
}) {
  const { t } = useTranslation('offers')
  if (version.set_aside) return <ToneBadge tone="gray">{t('versions.setAside')}</ToneBadge>
  if (version.superseded_by_version === null) return <StatusBadge status={version.status} />
  return <ToneBadge tone="gray">{t('versions.superseded')}</ToneBadge>
}
