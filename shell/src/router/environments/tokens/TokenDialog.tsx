import { isAreaId } from '@staffel/shared-api/rules'
import { sentenceOf } from '@staffel/shared-api/client'
import type { DeployRights, EnvironmentState } from '@staffel/shared-api/contract'
import { Button, Flex, Text, toast } from '@staffel/shared-ui/core'
import { Field, Input, Radio, Select } from '@staffel/shared-ui/form'
import { ConfirmDialog, Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useMakeToken } from '../environments.queries.ts'
import { publishedIn } from '../releasedIn.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { useAreaName } from '../words/useAreaName.ts'

export interface TokenDialogProps {
  readonly environment: EnvironmentState
  readonly onClose: () => void
}

/** In the place of an id: it is typed, as an area has to have a token before it can be here. */
const other = ''

const rightsOf: readonly DeployRights[] = ['publish', 'release']

/** Asks what a token is for, and then shows its secret, this once. */
export function TokenDialog({ environment, onClose }: TokenDialogProps) {
  const { t } = useEnvironmentTexts()
  const { name } = environment
  const nameOf = useAreaName(environment)
  const { mutate, isPending, data } = useMakeToken(name)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const area = chosen === other ? typed.trim() : chosen
  const [label, setLabel] = useState('')
  const [rights, setRights] = useState<DeployRights>('publish')
  if (data) return <Secret label={label.trim()} secret={data.token} onClose={onClose} />

  const make = () =>
    area !== null &&
    mutate(
      { area, label: label.trim(), rights },
      { onError: (error) => toast.error(t('notDone'), { description: sentenceOf(error) }) },
    )
  return (
    <ConfirmDialog
      open
      title={t('token.makeTitle', { environment: name })}
      confirmLabel={t('token.make')}
      pending={isPending}
      confirmDisabled={area === null || !isAreaId(area) || label.trim() === ''}
      onConfirm={make}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Field label={t('token.area')}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              options={[
                ...publishedIn(environment).map(({ id }) => ({ value: id, label: nameOf(id) })),
                { value: other, label: t('token.otherArea') },
              ]}
              onChange={setChosen}
            />
          )}
        </Field>
        {chosen === other && (
          <Field
            label={t('token.areaId')}
            hint={t('token.areaIdHint')}
            error={typed === '' || isAreaId(typed.trim()) ? undefined : t('token.areaIdWrong')}
          >
            {(control) => (
              <Input {...control} maxLength={40} value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
        )}
        <Field label={t('token.label')} hint={t('token.labelHint')}>
          {(control) => (
            <Input {...control} maxLength={120} value={label} onChange={({ target }) => setLabel(target.value)} />
          )}
        </Field>
        <Field label={t('token.rights')}>
          {({ id }) => (
            <Radio.Group
              id={id}
              value={rights}
              options={rightsOf.map((value) => ({ value, label: t(`token.${value}`) }))}
              onChange={({ target }) => setRights(rightsOf.find((known) => known === target.value) ?? 'publish')}
            />
          )}
        </Field>
      </Flex>
    </ConfirmDialog>
  )
}

function Secret({ label, secret, onClose }: { label: string; secret: string; onClose: () => void }) {
  const { t } = useEnvironmentTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(t('token.copied'))
    } catch {
      toast.error(t('token.notCopied'))
    }
  }
  const title = t('token.secret', { label })
  return (
    <Modal
      open
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={460}
      title={title}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('token.copy')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('token.close')}
          </Button>
        </>
      }
    >
      <Flex vertical gap={12}>
        <Text>{t('token.secretText')}</Text>
        <Input.TextArea readOnly rows={3} aria-label={title} value={secret} onFocus={({ target }) => target.select()} />
      </Flex>
    </Modal>
  )
}
