import type { Signature } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Input, Segmented } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, useState } from 'react'
import { SignaturePad } from './SignaturePad.tsx'
import './signature-face.module.css'
import styles from './signature.module.css'

export interface SignatureFieldProps {
  error?: string
  onChange: (signature: Signature | null) => void
}

/** A signature, typed or drawn. */
export function SignatureField({ error, onChange }: SignatureFieldProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const [type, setType] = useState<Signature['type']>('typed')
  const [name, setName] = useState('')

  function change(kind: Signature['type']): void {
    setType(kind)
    onChange(kind === 'typed' && name.trim() ? { type: 'typed', data: name.trim() } : null)
  }

  function write(text: string): void {
    setName(text)
    onChange(text.trim() ? { type: 'typed', data: text.trim() } : null)
  }

  return (
    <div
      className={styles.signature}
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {t('sign.signature')}
        </span>
        <Segmented
          aria-label={t('sign.way')}
          value={type}
          options={[
            { value: 'typed', label: t('sign.typed') },
            { value: 'drawn', label: t('sign.drawn') },
          ]}
          onChange={(value) => change(value === 'drawn' ? 'drawn' : 'typed')}
        />
      </div>
      {type === 'typed' ? (
        <Input
          className={styles.typed}
          size="large"
          maxLength={200}
          aria-label={t('sign.typeName')}
          placeholder={t('sign.typeName')}
          status={error ? 'error' : undefined}
          value={name}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <SignaturePad
          labelledBy={id}
          onChange={(drawing) => onChange(drawing ? { type: 'drawn', data: drawing } : null)}
        />
      )}
      {error && (
        <Text id={`${id}-error`} as="div" tone="danger" size="small">
          {error}
        </Text>
      )}
    </div>
  )
}
