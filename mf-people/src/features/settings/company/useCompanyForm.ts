import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { useWorkingCopy } from '@staffel/shared-auth'
import type { CompanyAddress } from '@staffel/shared-api/contract'
import { sellerCompanyFields, type CompanyField } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { Form } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useMemo, useState } from 'react'
import { useSaveCompany } from '../../../api/company/company.mutations.ts'
import { companyQuery } from '../../../api/company/company.queries.ts'
import { toCompanyInput, toCompanyValues, type CompanyValues } from './companyValues.ts'

/** The company as it is being changed, and saving it over nobody else's. */
export function useCompanyForm(company: CompanyAddress, mayEdit: boolean) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const [form] = Form.useForm<CompanyValues>()
  // What the fields were filled from: its revision is the one that a change is made to.
  const [seen, setSeen] = useState(company)
  const [dirty, setDirty] = useState(false)
  const [theirs, setTheirs] = useState<CompanyAddress | null>(null)
  const saving = useSaveCompany()

  const stored = useMemo(() => toCompanyValues(seen), [seen])
  const entered = Form.useWatch<CompanyValues | undefined>([], form)
  const copy = useWorkingCopy({
    subject: mayEdit ? `company:${company.type}-${company.id}` : null,
    rev: seen.rev,
    stored,
    // The fields of the others are not in the form.
    typed: { ...stored, ...(dirty && entered) },
    onTake: (values) => {
      form.setFieldsValue(values)
      setDirty(!isSame(values, stored))
    },
  })

  useEffect(() => form.setFieldsValue(toCompanyValues(seen)), [form, seen])

  // What somebody else saved comes in by itself as long as nothing is being typed here.
  if (!dirty && company.rev > seen.rev && !saving.isPending) begin(company)

  function begin(stored: CompanyAddress): void {
    setSeen(stored)
    setDirty(false)
    setTheirs(null)
  }

  const save = (values: CompanyValues, over: CompanyAddress = seen) =>
    saving.mutate(toCompanyInput(over, values), {
      onSuccess: (saved) => {
        copy.done()
        begin(saved)
        toast.success(t('company.saved'))
      },
      onError: (error) => void failed(error),
    })

  async function failed(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'STALE') return ask()
    if (isApiError(error))
      form.setFields(
        Object.entries(error.fields).map(([name, message]) => ({ name: fieldName(name), errors: [message] })),
      )
    toast.error(t('company.notSaved'), { description: sentenceOf(error) })
  }

  async function ask(): Promise<void> {
    await queryClient
      .fetchQuery({ ...companyQuery(), staleTime: 0 })
      .then(setTheirs, () => void toast.error(t('company.notSaved')))
  }

  return {
    form,
    copy,
    dirty,
    changed: () => setDirty(true),
    save: (values: CompanyValues) => save(values),
    saving: saving.isPending,
    conflict: {
      open: theirs !== null,
      onKeep: () => theirs && save(form.getFieldsValue(), theirs),
      onReload: () => {
        copy.done()
        if (theirs) begin(theirs)
      },
      onClose: () => setTheirs(null),
    },
  }
}

/** The server names a field by its path; the form's names are the last part of it. */
function fieldName(path: string): CompanyField {
  const last = path.split('.').at(-1)
  return sellerCompanyFields.find((name) => name === last) ?? 'name'
}

function isSame(one: CompanyValues, other: CompanyValues): boolean {
  return sellerCompanyFields.every((name) => one[name] === other[name])
}
