import { isApiError } from '@staffel/shared-api/client'
import type { VisibleTo } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useRef, useState } from 'react'
import { offerActivityCalls } from '../../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../../api/offers/offers.queries.ts'

/** A file on its way, or one that did not arrive, and why. */
export interface UploadedFile {
  readonly id: string
  readonly file: File
  readonly visible_to: VisibleTo
  readonly share: number
  readonly problem: string | null
  /** Sent again as it is, it may arrive. */
  readonly mayRetry: boolean
}

export interface Uploads {
  readonly files: readonly UploadedFile[]
  readonly add: (files: readonly File[], visibleTo: VisibleTo) => void
  readonly retry: (id: string) => void
  readonly dismiss: (id: string) => void
}

/** Sends files one after the other. Each has its own progress and its own problem; what arrived leaves the list. */
export function useUploads(offerId: number, room: number): Uploads {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const line = useRef(Promise.resolve())

  const change = (id: string, changed: Partial<UploadedFile>) =>
    setFiles((known) => known.map((file) => (file.id === id ? { ...file, ...changed } : file)))
  const dismiss = (id: string) => setFiles((known) => known.filter((file) => file.id !== id))

  async function send({ id, file, visible_to }: UploadedFile): Promise<void> {
    try {
      const { filename } = await offerActivityCalls(offerId).upload({
        file,
        visible_to,
        onProgress: (share) => change(id, { share }),
      })
      await queryClient.invalidateQueries({ queryKey: offerKeys.all })
      dismiss(id)
      toast.success(t('files.added', { filename }))
    } catch (problem) {
      const isRefused = isApiError(problem) && !problem.isTransient
      const sentence = isApiError(problem) ? (Object.values(problem.fields)[0] ?? problem.sentence) : undefined
      const words = t(isRefused ? 'files.refused' : 'files.uploadFailed', { filename: file.name })
      change(id, { problem: isRefused && sentence ? sentence : words, mayRetry: !isRefused })
    }
  }

  // What was chosen last is sent last; a failure holds nothing up.
  const queue = (upload: UploadedFile) => {
    line.current = line.current.then(() => send(upload))
  }

  const add = (chosen: readonly File[], visible_to: VisibleTo) => {
    const sending = files.filter(({ problem }) => problem === null).length
    const added = chosen.map((file, index) => ({
      id: crypto.randomUUID(),
      file,
      visible_to,
      share: 0,
      problem: problemOf(file, index + sending),
      mayRetry: false,
    }))
    setFiles((known) => [...known, ...added])
    for (const upload of added) if (upload.problem === null) queue(upload)
  }

  function problemOf(file: File, place: number): string | null {
    if (file.size > offerLimits.attachmentBytes) return t('files.tooLarge', { filename: file.name })
    return place >= room ? t('files.full', { count: offerLimits.attachments }) : null
  }

  const retry = (id: string) => {
    const upload = files.find((file) => file.id === id)
    if (!upload) return
    change(id, { problem: null, share: 0 })
    queue(upload)
  }

  return { files, add, retry, dismiss }
}
