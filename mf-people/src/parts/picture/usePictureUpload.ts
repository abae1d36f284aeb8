import { isApiError } from '@staffel/shared-api/client'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useRef, useState } from 'react'

export interface PictureUpload {
  /** What is wrong with a file, before it is sent. */
  readonly problemOf: (file: File) => string | null
  /** Stores it, and answers what to say then. */
  readonly send: (file: File) => Promise<string>
  /** Said where the server refuses it and says nothing. */
  readonly failed: string
}

type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'uploading' }
  | { readonly step: 'error'; readonly message: string }
  | { readonly step: 'success'; readonly message: string }

const idle: UploadState = { step: 'idle' }

/** How long the success can be read. */
const shown = 500

/** The four states of an upload; `done` once the last of them was seen, or when it is left. */
export function usePictureUpload({ problemOf, send, failed }: PictureUpload, done: () => void) {
  const { t } = useTranslation('people')
  const [state, setState] = useState<UploadState>(idle)
  // What a dialog that was closed still hears changes nothing.
  const attempt = useRef(0)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  function leave(): void {
    attempt.current += 1
    clearTimeout(closing.current)
    setState(idle)
    done()
  }

  function upload(file: File): void {
    const problem = problemOf(file)
    if (problem !== null) return setState({ step: 'error', message: problem })
    const current = ++attempt.current
    setState({ step: 'uploading' })
    send(file).then(
      (message) => {
        if (current !== attempt.current) return
        setState({ step: 'success', message })
        closing.current = setTimeout(leave, shown)
      },
      (error: unknown) => {
        if (current === attempt.current) setState({ step: 'error', message: messageOf(error) })
      },
    )
  }

  function messageOf(error: unknown): string {
    if (!isApiError(error) || error.status === 0) return t('logo.problems.network')
    return error.sentence ?? failed
  }

  return { state, upload, cancel: leave }
}
