import type { ProductPicture } from '@staffel/shared-api/contract'
import { pictureLimits } from '@staffel/shared-api/rules'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'

export interface DescribePictureProps {
  readonly picture: ProductPicture
  readonly pending: boolean
  readonly onSave: (alt: string) => void
  readonly onClose: () => void
}

/** What is to be seen on a picture, for who does not see it. */
export function DescribePicture({ picture, pending, onSave, onClose }: DescribePictureProps) {
  const { t } = useTranslation('catalogue')
  const [alt, setAlt] = useState(picture.alt)
  const submit = () => !pending && onSave(alt.trim())
  return (
    <Modal
      open
      centered
      width={460}
      title={t('pictures.describe')}
      okText={t('pictures.save')}
      cancelText={t('form.cancel')}
      okButtonProps={{ loading: pending }}
      cancelButtonProps={{ disabled: pending }}
      closable={false}
      onOk={submit}
      onCancel={() => !pending && onClose()}
    >
      <Field label={t('pictures.words')} hint={t('pictures.wordsHint')}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={pictureLimits.alt}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onPressEnter={submit}
          />
        )}
      </Field>
    </Modal>
  )
}
