import { sentenceOf } from '@staffel/shared-api/client'
import type { CustomerNumber } from '@staffel/shared-api/contract'
import { toast, useAnnounceChange } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { removeArticleNumber, saveArticleNumber } from '../../api/article-numbers.queries.ts'

/** Deletes a number at once, and lets it be taken back. */
export function useRemoveNumber(): (number: CustomerNumber) => void {
  const { t } = useTranslation('catalogue')
  const announce = useAnnounceChange()

  function putBack(gone: CustomerNumber, key: string): void {
    const { organization_id, number, product_id } = gone
    saveArticleNumber({ organization_id, number, product_id }, key).then(
      () => {
        announce('organization', organization_id)
        toast.success(t('numbers.putBack', { number }))
      },
      (error: unknown) =>
        toast.failure(t('numbers.notPutBack', { number }), () => putBack(gone, key), {
          description: sentenceOf(error),
        }),
    )
  }

  return function remove(number) {
    removeArticleNumber(number.id).then(
      () => {
        announce('organization', number.organization_id)
        toast.undo(t('numbers.deleted', { number: number.number }), () => putBack(number, crypto.randomUUID()))
      },
      (error: unknown) =>
        toast.failure(t('numbers.notDeleted', { number: number.number }), () => remove(number), {
          description: sentenceOf(error),
        }),
    )
  }
}
