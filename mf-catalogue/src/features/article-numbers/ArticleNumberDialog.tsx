import { isApiError } from '@staffel/shared-api/client'
import type { CustomerNumber } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { ErrorState, toast, useAnnounceChange } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { saveArticleNumber } from '../../api/article-numbers.queries.ts'
import { ProductSelect, type ChosenProduct } from '../../parts/ProductSelect.tsx'
import styles from './article-numbers.module.css'

export interface ArticleNumberDialogProps {
  readonly organizationId: number
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  /** The one that changes; absent for a new one. */
  readonly number?: CustomerNumber
  readonly onClose: () => void
}

/** A number of the customer, and the product that is meant by it. */
export function ArticleNumberDialog({ organizationId, tenantId, number, onClose }: ArticleNumberDialogProps) {
  const { t } = useTranslation('catalogue')
  const announce = useAnnounceChange()
  const [typed, setTyped] = useState(number?.number ?? '')
  const [product, setProduct] = useState<ChosenProduct | null>(number ?? null)
  const [isTried, setIsTried] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const refused = isApiError(error) ? error.fields : {}
  const isNamed = 'number' in refused || 'product_id' in refused

  function changed(): void {
    setError(null)
    setKey(crypto.randomUUID())
  }

  async function submit(): Promise<void> {
    setIsTried(true)
    if (isBlank(typed) || !product || isPending) return
    setIsPending(true)
    try {
      const saved = await saveArticleNumber(
        {
          ...(number && { id: number.id }),
          organization_id: organizationId,
          number: typed.trim(),
          product_id: product.product_id,
        },
        key,
      )
      announce('organization', organizationId)
      toast.success(t('numbers.saved', { number: saved.number, product: saved.product_name }))
      onClose()
    } catch (problem) {
      setError(problem)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Modal
      open
      centered
      width={480}
      title={t(number ? 'numbers.change' : 'numbers.add')}
      okText={t(number ? 'numbers.save' : 'numbers.add')}
      cancelText={t('numbers.cancel')}
      okButtonProps={{ loading: isPending }}
      cancelButtonProps={{ disabled: isPending }}
      closable={false}
      onOk={() => void submit()}
      onCancel={() => !isPending && onClose()}
    >
      <div className={styles.fields}>
        <Field
          label={t('numbers.number')}
          error={isTried && isBlank(typed) ? t('numbers.numberMissing') : refused['number']}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                changed()
              }}
              onPressEnter={() => void submit()}
            />
          )}
        </Field>
        <Field
          label={t('numbers.product')}
          error={isTried && !product ? t('numbers.productMissing') : refused['product_id']}
        >
          {(control) => (
            <ProductSelect
              control={control}
              value={product}
              tenantId={tenantId}
              onChange={(chosen) => {
                setProduct(chosen)
                changed()
              }}
            />
          )}
        </Field>
        {error !== null && !isNamed && <ErrorState size="compact" title={t('numbers.notSaved')} error={error} />}
      </div>
    </Modal>
  )
}
