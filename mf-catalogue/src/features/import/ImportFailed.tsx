import type { ProductImport } from '@staffel/shared-api/contract'
import { StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseCircleOutlined } from '@staffel/shared-ui/icons'
import { FileZone } from './FileZone.tsx'

/** Why a file was not read, and room for another one. */
export function ImportFailed({ failed, onFile }: { failed: ProductImport; onFile: (file: File) => void }) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <StatePanel
        size="compact"
        tone="danger"
        role="alert"
        icon={<CloseCircleOutlined />}
        title={t('import.failed')}
        description={failed.failure}
      />
      <FileZone tenantId={failed.tenant_id} onFile={onFile} />
    </>
  )
}
