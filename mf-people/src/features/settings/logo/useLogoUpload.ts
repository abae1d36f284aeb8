import { isApiError } from '@staffel/shared-api/client'
import { checkLogoFile } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useRef, useState } from 'react'
import { useUploadLogo } from '../../../api/logo.queries.ts'

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'uploading' }
  | { readonly step: 'error'; readonly message: string }
  | { readonly step: 'success'; readonly message: string }

const idle: UploadState = { step: 'idle' }

/** How long the success can be read. */
const shown = 500

/** The four states of an upload; `done` once the last of them was seen, or when it is left. */
export function useLogoUpload(done: () => void) {
  const { t } = useTranslation('people')
  const uploading = useUploadLogo()
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
    const checked = checkLogoFile(file)
    if ('problem' in checked) return setState({ step: 'error', message: t(`logo.problems.${checked.problem}`) })
    const current = ++attempt.current
    setState({ step: 'uploading' })
    uploading.mutateAsync({ file, key: crypto.randomUUID() }).then(
      ({ message }) => {
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
    return error.sentence ?? t('logo.problems.server')
  }

  return { state, upload, cancel: leave }
}
