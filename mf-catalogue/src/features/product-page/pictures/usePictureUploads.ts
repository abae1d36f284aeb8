import { isApiError } from '@staffel/shared-api/client'
import { pictureLimits } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useUploadPicture } from '../../../api/pictures.queries.ts'

/** Sends pictures one after the other; one that is refused holds up none, and is named with the reason. */
export function usePictureUploads(productId: number, room: number) {
  const { t } = useTranslation('catalogue')
  const { mutateAsync } = useUploadPicture(productId)
  const [sending, setSending] = useState(0)

  async function send(file: File, key: string): Promise<void> {
    try {
      await mutateAsync({ file, key })
    } catch (error) {
      const isRefused = isApiError(error) && !error.isTransient
      const sentence = isApiError(error) ? (error.fields['file'] ?? error.sentence) : undefined
      const words = t('pictures.notAdded', { filename: file.name })
      if (isRefused) toast.error(words, { description: sentence })
      else toast.failure(words, () => void send(file, key), { description: sentence })
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    setSending((before) => before + 1)
    for (const [place, file] of files.entries()) {
      const words = t('pictures.notAdded', { filename: file.name })
      if (place >= room) toast.error(words, { description: t('pictures.full', { count: pictureLimits.perProduct }) })
      else if (file.size > pictureLimits.bytes) toast.error(words, { description: t('pictures.tooLarge') })
      else await send(file, crypto.randomUUID())
    }
    setSending((before) => before - 1)
  }

  return { add, isPending: sending > 0 }
}
