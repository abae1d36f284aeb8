import type { OfferTemplate } from '@staffel/shared-api/contract'
import { Button, EmptyState, Flex } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useState } from 'react'
import { templatesQuery } from '../../../api/settings/templates.queries.ts'
import { SettingsPart } from '../SettingsPart.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateTable } from './TemplateTable.tsx'

/** The templates that offers are started from. */
export function TemplateSettings() {
  const { t } = useTranslation('offers')
  return (
    <SettingsPart query={() => templatesQuery()} failed={t('editor.templates.failed')}>
      {(templates) => <Templates templates={templates} />}
    </SettingsPart>
  )
}

function Templates({ templates }: { templates: readonly OfferTemplate[] }) {
  const { t } = useTranslation('offers')
  const [edited, setEdited] = useState<OfferTemplate | 'new' | null>(null)
  return (
    <Flex vertical gap={16}>
      <Flex justify="end">
        <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          {t('settings.templates.add')}
        </Button>
      </Flex>
      {templates.length === 0 ? (
        <EmptyState size="compact" title={t('editor.templates.empty')} description={t('editor.templates.emptyText')} />
      ) : (
        <TemplateTable templates={templates} onEdit={setEdited} />
      )}
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Flex>
  )
}
