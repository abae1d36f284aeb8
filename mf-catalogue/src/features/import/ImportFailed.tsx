import type { ProductImport } from '@staffel/shared-api/contract'
import { StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseCircleOutlined } from '@staffel/shared-ui/icons'
import { Sources } from './Sources.tsx'

export interface ImportFailedProps {
  readonly failed: ProductImport
  /** For another tenant than one's own. */
  readonly tenantId: number | undefined
  readonly onChoose: (file: File) => void
}

/** Why nothing was read, and room for another try. */
export function ImportFailed({ failed, tenantId, onChoose }: ImportFailedProps) {
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
      <Sources tenantId={tenantId} onChoose={onChoose} />
    </>
  )
}
