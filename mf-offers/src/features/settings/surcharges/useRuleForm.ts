import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { SurchargeRule } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useSaveSurchargeRule } from '../../../api/settings/surcharge-rules.queries.ts'
import { emptyRule, missingIn, toInput, toValues, type RuleField, type RuleValues } from './ruleValues.ts'

export function useRuleForm(rule: SurchargeRule | null, onSaved: () => void) {
  const { t } = useTranslation('offers')
  const [values, setValues] = useState<RuleValues>(rule ? toValues(rule) : emptyRule)
  const [problems, setProblems] = useState<Partial<Record<RuleField, string>>>({})
  const [notice, setNotice] = useState<string | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const saving = useSaveSurchargeRule()

  function set(changes: Partial<RuleValues>): void {
    setValues((before) => ({ ...before, ...changes }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
    setKey(crypto.randomUUID())
  }

  function submit(): void {
    if (saving.isPending) return
    const missing = missingIn(values)
    setProblems(Object.fromEntries(missing.map((field) => [field, t('settings.surcharges.missing')])))
    setNotice(null)
    if (missing.length > 0) return
    saving.mutate(
      { rule: toInput(values, rule), key },
      {
        onSuccess: () => {
          toast.success(t('settings.surcharges.saved'))
          onSaved()
        },
        onError: (error) =>
          setNotice(
            isApiError(error) && error.code === 'STALE'
              ? t('settings.surcharges.stale')
              : (sentenceOf(error) ?? t('settings.failed')),
          ),
      },
    )
  }

  return { values, set, problems, notice, submit, isSaving: saving.isPending }
}
export type RuleForm = ReturnType<typeof useRuleForm>
