import type { NewFactor } from '@staffel/shared-auth'
import { Button, Flex, Text, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useAddFactor } from '../../../../api/account/second-factors.queries.ts'
import { FactorProblemAlert } from './FactorProblemAlert.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './second-factor.module.css'

export interface AddFactorFormProps {
  readonly factor: NewFactor
  readonly onClose: () => void
}

/** The secret as a picture and as words, and the first code that the app makes of it. */
export function AddFactorForm({ factor, onClose }: AddFactorFormProps) {
  const { t } = useTranslation('people')
  const { mutate, isPending, error } = useAddFactor()
  const [name, setName] = useState(t('factors.defaultName'))
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const digits = code.replaceAll(/\D/g, '')
  const isComplete = digits.length === 6

  function add(): void {
    setIsTried(true)
    if (!isComplete || isPending) return
    const called = name.trim() || t('factors.unnamed')
    mutate(
      { factor, code: digits, name: called },
      {
        onSuccess: () => {
          toast.success(t('factors.added', { name: called }))
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      centered
      width={460}
      title={t('factors.dialog')}
      closable={false}
      okText={t('factors.save')}
      cancelText={t('factors.cancel')}
      okButtonProps={{ loading: isPending }}
      cancelButtonProps={{ disabled: isPending }}
      onOk={add}
      onCancel={() => !isPending && onClose()}
    >
      <Flex vertical gap={16}>
        <Text>{t('factors.scan')}</Text>
        <QrCode text={factor.uri} label={t('factors.qr')} />
        <TypedKey value={factor.key} />
        <Field label={t('factors.name')} hint={t('factors.nameHint')}>
          {(control) => (
            <Input {...control} maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field
          label={t('factors.code')}
          hint={t('factors.codeHint')}
          error={isTried && !isComplete ? t('factors.codeMissing') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={11}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              onPressEnter={add}
            />
          )}
        </Field>
        {error && <FactorProblemAlert error={error} />}
      </Flex>
    </Modal>
  )
}

/** In groups of four, as people read it aloud; copied without the gaps. */
function TypedKey({ value }: { value: string }) {
  const { t } = useTranslation('people')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(t('factors.copied'))
    } catch {
      toast.error(t('factors.notCopied'))
    }
  }
  return (
    <div>
      <Text as="div" tone="muted" size="small">
        {t('factors.typed')}
      </Text>
      <div className={styles.key}>
        <code aria-label={t('factors.key')}>{value.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button onClick={() => void copy()}>{t('factors.copy')}</Button>
      </div>
    </div>
  )
}
