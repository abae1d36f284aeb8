import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { OfferItemInput, OfferTemplate } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useSaveTemplate } from '../../../api/settings/templates.queries.ts'

interface TemplateValues {
  readonly name: string
  readonly description: string
  readonly title: string
  /** Empty: as the settings of offers have it. */
  readonly validity: string
  readonly notes: string
  readonly terms: string
  readonly isDefault: boolean
  readonly items: readonly OfferItemInput[]
}

const empty: TemplateValues = {
  name: '',
  description: '',
  title: '',
  validity: '',
  notes: '',
  terms: '',
  isDefault: false,
  items: [],
}

function toValues({ id: _id, rev: _rev, lastUsed: _used, validity_days, ...template }: OfferTemplate): TemplateValues {
  return { ...template, validity: validity_days?.toString() ?? '' }
}

export function useTemplateForm(template: OfferTemplate | null, onSaved: () => void) {
  const { t } = useTranslation('offers')
  const [values, setValues] = useState(() => (template ? toValues(template) : empty))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [notice, setNotice] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const saving = useSaveTemplate()

  function set(changes: Partial<TemplateValues>): void {
    setValues((before) => ({ ...before, ...changes }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
    setKey(crypto.randomUUID())
  }

  function check(): Record<string, string> {
    const days = values.validity.trim()
    const isFit = days === '' || (/^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 365)
    return {
      ...(isBlank(values.name) && { name: t('settings.templates.nameMissing') }),
      ...(!isFit && { validity: t('settings.templates.validityWrong') }),
    }
  }

  function submit(): void {
    if (saving.isPending) return
    const found = check()
    setProblems(found)
    setNotice(null)
    if (Object.keys(found).length > 0) return
    const { name, validity, items, isDefault, ...texts } = values
    const validity_days = validity.trim() === '' ? null : Number(validity)
    saving.mutate(
      {
        template: {
          ...(template && { id: template.id, rev: template.rev }),
          ...texts,
          name: name.trim(),
          validity_days,
          isDefault,
          items: [...items],
        },
        idempotencyKey: key,
      },
      {
        onSuccess: (saved) => {
          toast.success(t('editor.templates.saved', { name: saved.name }))
          onSaved()
        },
        onError: failed,
      },
    )
  }

  function failed(error: unknown): void {
    const sentence = sentenceOf(error) ?? t('settings.failed')
    if (!isApiError(error)) setNotice(sentence)
    else if (error.code === 'DUPLICATE') setProblems({ name: sentence })
    else setNotice(error.code === 'STALE' ? t('settings.templates.stale') : sentence)
  }

  return { values, set, problems, notice, submit, isSaving: saving.isPending }
}
