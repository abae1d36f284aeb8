import { Button, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined } from '@staffel/shared-ui/icons'
import { offersSheet } from '../../api/offers/offer-files.calls.ts'
import type { OfferListRequest } from '../../api/offers/offers.queries.ts'
import { useOfferFile } from './useOfferFile.ts'

const formats = ['csv', 'xlsx'] as const

/** The list as it is filtered and sorted, in a spreadsheet. */
export function ExportButton({ request }: { request: OfferListRequest }) {
  const { t } = useTranslation('offers')
  const { fetchFile, pending } = useOfferFile()
  const items = formats.map((format) => ({
    key: format,
    label: t(`list.export.${format}`),
    onClick: () => fetchFile(() => offersSheet(request, format), t('list.export.failed')),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<ExportOutlined />} loading={pending}>
        {t('list.export.label')}
      </Button>
    </Dropdown>
  )
}
