import type { Signature, SignatureInput } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'

/** What the signer fills in; version, lines and total are the document's. */
type SignedBy = Omit<SignatureInput, 'version' | 'total' | 'selected_optional'>

export interface SignFormOptions {
  initial: { name: string; email: string; po_number: string }
  signatureRequired: boolean
  /** What the server refused, by field. */
  errors: Readonly<Record<string, string>>
  onSign: (signed: SignedBy) => void
}

interface Values {
  readonly name: string
  readonly email: string
  readonly function: string
  readonly po_number: string
}

type Problems = Partial<Record<keyof Values | 'signature' | 'agree', string>>

/** What the signer has entered, and what is still missing once it was sent. */
export function useSignForm({ initial, signatureRequired, errors, onSign }: SignFormOptions) {
  const { t } = useTranslation('offers')
  const [values, setValues] = useState<Values>({ ...initial, function: '' })
  const [signature, setSignature] = useState<Signature | null>(null)
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)

  const missing: Problems = {
    ...(!values.name.trim() && { name: t('sign.missing.name') }),
    ...(!/^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/.test(values.email.trim()) && { email: t('sign.missing.email') }),
    ...(signatureRequired && !signature && { signature: t('sign.missing.signature') }),
    ...(!agreed && { agree: t('sign.missing.agree') }),
  }

  const problems: Problems = { ...errors, ...(tried && missing) }

  function submit(): void {
    setTried(true)
    if (Object.keys(missing).length > 0) return
    const [position, order] = [values.function.trim(), values.po_number.trim()]
    onSign({
      name: values.name.trim(),
      email: values.email.trim(),
      agree: true,
      ...(position && { function: position }),
      ...(order && { po_number: order }),
      ...(signature && { signature }),
    })
  }

  return {
    values,
    agreed,
    problems,
    change: (field: keyof Values, value: string) => setValues({ ...values, [field]: value }),
    sign: setSignature,
    agree: setAgreed,
    submit,
  }
}
