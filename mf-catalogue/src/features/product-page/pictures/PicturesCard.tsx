import type { ProductDetail } from '@staffel/shared-api/contract'
import { pictureLimits } from '@staffel/shared-api/rules'
import { Button, Card, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useFileDrag } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UploadOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useRef, type ChangeEvent } from 'react'
import { picturesQuery } from '../../../api/pictures.queries.ts'
import { PictureStage } from './PictureStage.tsx'
import styles from './pictures.module.css'
import { usePictureUploads } from './usePictureUploads.ts'

export interface PicturesCardProps {
  readonly product: ProductDetail
  /** Pictures are only looked at. */
  readonly isFixed: boolean
}

/** What the product looks like. Files may be let go of anywhere over the card. */
export function PicturesCard({ product: { product_id: id, product_name: name }, isFixed }: PicturesCardProps) {
  const { t } = useTranslation('catalogue')
  const pictures = useQuery(picturesQuery(id))
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const room = pictureLimits.perProduct - (pictures.data?.length ?? 0)
  const uploads = usePictureUploads(id, room)
  const takesFiles = !isFixed && pictures.data !== undefined && room > 0
  const isDragging = useFileDrag({ zone, enabled: takesFiles, onFiles: (files) => void uploads.add(files) })

  if (isFixed && !pictures.data?.length) return null

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    void uploads.add(files)
  }

  const add = takesFiles && (
    <>
      <input
        ref={picker}
        className="sf-sr-only"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('pictures.choose')}
        accept=".png,.jpg,.jpeg,.webp"
        onChange={choose}
      />
      <Button icon={<UploadOutlined />} loading={uploads.isPending} onClick={() => picker.current?.click()}>
        {t('pictures.add')}
      </Button>
    </>
  )

  return (
    <div ref={zone} className={styles.zone} data-dragging={isDragging || undefined}>
      <Card title={t('pictures.title')} extra={pictures.data?.length ? add : undefined}>
        {content()}
      </Card>
    </div>
  )

  function content() {
    if (pictures.isPending) return <LoadingState count={2} />
    if (pictures.isError)
      return (
        <ErrorState
          size="compact"
          title={t('pictures.failed')}
          error={pictures.error}
          onRetry={() => void pictures.refetch()}
          retrying={pictures.isFetching}
        />
      )
    if (pictures.data.length === 0)
      return (
        <div className={styles.none}>
          <Text tone="muted">{t('pictures.none')}</Text>
          <div>{add}</div>
        </div>
      )
    return <PictureStage productId={id} name={name} pictures={pictures.data} isFixed={isFixed} />
  }
}
