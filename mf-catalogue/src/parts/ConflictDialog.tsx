import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog as Dialog, type ConflictDialogProps as DialogProps } from '@staffel/shared-ui/overlay'

export interface ConflictDialogProps extends Omit<DialogProps, 'words'> {
  /** What somebody else saved. */
  of?: 'product' | 'priceList' | 'settings'
}

/** The question in the words of the catalogue. */
export function ConflictDialog({ of = 'product', ...dialog }: ConflictDialogProps) {
  const { t } = useTranslation('catalogue')
  const words = {
    title: t(`conflict.title.${of}`),
    text: t(`conflict.text.${of}`),
    reload: t('conflict.reload'),
    keep: t('conflict.keep'),
  }
  return <Dialog {...dialog} words={words} />
}
