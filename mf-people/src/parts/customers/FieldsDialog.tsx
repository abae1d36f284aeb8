import { ErrorState } from '@staffel/shared-ui/core'
import { Field, type FieldControl, Input, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { Fragment, useState, type ComponentType, type ReactNode } from 'react'
import styles from './fields-dialog.module.css'

/** What stands in the fields, for what fills some of them in. */
export interface DialogForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly fill: (changes: Readonly<Partial<Record<Name, string>>>) => void
}

export interface OwnControl extends FieldControl {
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface DialogField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly type?: 'email' | 'tel' | 'area'
  readonly maxLength?: number
  /** One of these, instead of words that are typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly required?: boolean
  /** In place of a line that is typed. */
  readonly Control?: ComponentType<OwnControl>
  /** Of a row of six. */
  readonly width?: 2 | 3 | 4 | 6
  /** A row below that of the field. */
  readonly after?: (form: DialogForm<Name>) => ReactNode
}

export interface FieldsDialogProps<Name extends string> {
  readonly title: string
  readonly okLabel: string
  readonly fields: readonly DialogField<Name>[]
  readonly initial: Readonly<Record<Name, string>>
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>
  /** What is wrong with none of them. */
  readonly failure?: { readonly title: string; readonly error: unknown } | null
  readonly pending: boolean
  readonly onSave: (values: Readonly<Record<Name, string>>) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A few fields above the page. */
export function FieldsDialog<Name extends string>(props: FieldsDialogProps<Name>) {
  const { title, okLabel, fields, initial, errors, failure, pending, onSave, onClose, children } = props
  const { t } = useTranslation('people')
  const [values, setValues] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const fill = (changes: Readonly<Partial<Record<Name, string>>>) => setValues((before) => ({ ...before, ...changes }))
  const missing = fields.filter(({ name, required }) => required && values[name].trim() === '')

  function submit(): void {
    setIsTried(true)
    if (missing.length === 0 && !pending) onSave(values)
  }

  function control(field: DialogField<Name>, given: FieldControl): ReactNode {
    const { name, type, options, maxLength, required, Control } = field
    const set = (value: string) => setValues((before) => ({ ...before, [name]: value }))
    if (options) return <Select {...given} value={values[name]} options={[...options]} onChange={set} />
    if (Control) return <Control {...given} value={values[name]} onChange={set} />
    const input = { ...given, maxLength, value: values[name], 'aria-required': required || undefined }
    if (type === 'area') return <Input.TextArea {...input} rows={3} onChange={({ target }) => set(target.value)} />
    return (
      <Input
        {...input}
        type={type}
        autoFocus={field === fields[0]}
        onChange={({ target }) => set(target.value)}
        onPressEnter={submit}
      />
    )
  }

  const errorOf = ({ name, required }: DialogField<Name>) =>
    isTried && required && values[name].trim() === '' ? t('customers.required') : errors[name]

  return (
    <Modal
      open
      centered
      width={640}
      title={title}
      okText={okLabel}
      cancelText={t('customers.cancel')}
      okButtonProps={{ loading: pending }}
      cancelButtonProps={{ disabled: pending }}
      closable={false}
      onOk={submit}
      onCancel={() => !pending && onClose()}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            <div data-width={field.width ?? 3}>
              <Field label={field.label} error={errorOf(field)}>
                {(given) => control(field, given)}
              </Field>
            </div>
            {field.after && <div data-width={6}>{field.after({ values, fill })}</div>}
          </Fragment>
        ))}
      </div>
      {failure && <ErrorState size="compact" title={failure.title} error={failure.error} />}
      {children}
    </Modal>
  )
}
