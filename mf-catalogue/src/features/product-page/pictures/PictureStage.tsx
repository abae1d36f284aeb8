import { sentenceOf } from '@staffel/shared-api/client'
import type { ProductPicture } from '@staffel/shared-api/contract'
import { Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useArrangePictures, useDeletePicture } from '../../../api/pictures.queries.ts'
import { PictureMenu } from './PictureMenu.tsx'
import styles from './pictures.module.css'

const DescribePicture = lazyPart(async () => (await import('./DescribePicture.tsx')).DescribePicture)

export interface PictureStageProps {
  readonly productId: number
  readonly name: string
  readonly pictures: readonly ProductPicture[]
  readonly isFixed: boolean
}

/** One picture large, all of them small below it. */
export function PictureStage({ productId, name, pictures, isFixed }: PictureStageProps) {
  const { t } = useTranslation('catalogue')
  const [shownId, setShownId] = useState<number | null>(null)
  const [asking, setAsking] = useState<'words' | 'deletion' | null>(null)
  const arrange = useArrangePictures(productId)
  const remove = useDeletePicture(productId)
  const place = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shownId),
  )
  const shown = pictures[place]
  if (!shown) return null
  const close = () => setAsking(null)
  const save = (next: readonly ProductPicture[], done?: () => void) =>
    arrange.mutate(next, {
      onSuccess: done,
      onError: (error) =>
        toast.failure(t('pictures.notSaved'), () => save(next, done), { description: sentenceOf(error) }),
    })

  /** To another place, in sight all the while. */
  function move(to: number): void {
    if (!shown) return
    setShownId(shown.id)
    const others = pictures.filter(({ id }) => id !== shown.id)
    save([...others.slice(0, to), shown, ...others.slice(to)])
  }

  function erase(): void {
    if (!shown) return
    remove.mutate(shown.id, {
      onSuccess: () => {
        close()
        toast.success(t('pictures.deleted'))
      },
      onError: (error) => toast.failure(t('pictures.notDeleted'), erase, { description: sentenceOf(error) }),
    })
  }

  return (
    <div className={styles.pictures}>
      <div className={styles.stage}>
        <img src={shown.url} alt={shown.alt || name} width={shown.width} height={shown.height} />
      </div>
      {!isFixed && (
        <div className={styles.caption}>
          <Text tone="muted" size="small" className={styles.words}>
            {shown.alt || t('pictures.noWords')}
          </Text>
          <PictureMenu
            place={place}
            count={pictures.length}
            onMove={move}
            onDescribe={() => setAsking('words')}
            onDelete={() => setAsking('deletion')}
          />
        </div>
      )}
      {pictures.length > 1 && (
        <div className={styles.strip} role="group" aria-label={t('pictures.all')}>
          {pictures.map(({ id, thumb_url, alt }, index) => (
            <button
              key={id}
              type="button"
              className={styles.thumb}
              aria-pressed={index === place}
              aria-label={t('pictures.show', { number: index + 1, words: alt || name })}
              onClick={() => setShownId(id)}
            >
              <img src={thumb_url} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {asking === 'words' && (
          <DescribePicture
            picture={shown}
            pending={arrange.isPending}
            onSave={(alt) =>
              save(
                pictures.map((picture) => (picture.id === shown.id ? { ...picture, alt } : picture)),
                close,
              )
            }
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        danger
        open={asking === 'deletion'}
        title={t('pictures.deleteTitle')}
        confirmLabel={t('pictures.delete')}
        pending={remove.isPending}
        onConfirm={erase}
        onCancel={close}
      >
        {t('pictures.deleteText')}
      </ConfirmDialog>
    </div>
  )
}
