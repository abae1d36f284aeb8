import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useRef } from 'react'
import { usualTitle } from '../draft/followed.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'

export interface TitleFieldProps {
  draft: OfferDraft
  error: string | undefined
  onChange: (title: string) => void
}

/** The title that is proposed is selected when somebody comes to it: typing takes its place. */
export function TitleField({ draft, error, onChange }: TitleFieldProps) {
  const { t } = useTranslation('offers')
  const justFocused = useRef(false)
  const proposed = usualTitle(draft)

  // A press puts the caret once the field has the focus, which ends the selection: it is made again after the press.
  const selectProposed = (field: HTMLInputElement) => {
    if (field.value !== '' && field.value === proposed) field.select()
  }
  return (
    <Field label={t('editor.details.title')} error={error}>
      {(control) => (
        <Input
          {...control}
          value={draft.title}
          maxLength={200}
          placeholder={proposed}
          onFocus={({ currentTarget }) => {
            justFocused.current = true
            selectProposed(currentTarget)
          }}
          onClick={({ currentTarget }) => {
            if (justFocused.current) selectProposed(currentTarget)
            justFocused.current = false
          }}
          onKeyDown={() => (justFocused.current = false)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
