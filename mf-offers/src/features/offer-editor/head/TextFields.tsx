import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import styles from './head.module.css'

type Texts = Pick<OfferDraft, 'notes' | 'terms' | 'internalNotes'>

export interface TextFieldsProps {
  draft: Texts
  errors: FieldErrors
  onChange: (change: Partial<Texts>) => void
}

/** Each text, and where the server's refusal speaks of it. */
const texts = [
  { name: 'notes', path: 'offer.notes' },
  { name: 'terms', path: 'offer.terms' },
  { name: 'internalNotes', path: 'offer.internal_notes' },
] as const

/** What stands below the lines, and what only colleagues read. */
export function TextFields({ draft, errors, onChange }: TextFieldsProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.texts}>
      {texts.map(({ name, path }) => (
        <Field key={name} label={t(`editor.texts.${name}`)} error={errors.at(path)}>
          {(control) => (
            <Input.TextArea
              {...control}
              value={draft[name]}
              rows={4}
              maxLength={20_000}
              placeholder={t(`editor.texts.${name}Placeholder`)}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
