import type { OfferItem } from '@staffel/shared-api/contract'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { withOptional } from '../../draft/draftLines.ts'

/** Whether the customer may leave the line out, and whether it counts until they have chosen. */
export function OptionalChoice({ line, onChange }: { line: OfferItem; onChange: (line: OfferItem) => void }) {
  const { t } = useTranslation('offers')
  return (
    <>
      <Checkbox checked={line.optional} onChange={(event) => onChange(withOptional(line, event.target.checked))}>
        {t('editor.items.makeOptional')}
      </Checkbox>
      {line.optional && (
        <Checkbox checked={line.selected} onChange={(event) => onChange({ ...line, selected: event.target.checked })}>
          {t('editor.items.selected')}
        </Checkbox>
      )}
    </>
  )
}
