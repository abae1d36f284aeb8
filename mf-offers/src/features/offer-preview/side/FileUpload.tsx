import { isApiError } from '@staffel/shared-api/client'
import { offerLimits } from '@staffel/shared-api/rules'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UploadOutlined } from '@staffel/shared-ui/icons'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { offerActivityCalls } from '../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import styles from './side.module.css'

/** Sends a file, and shows how far it is. */
export function FileUpload({ offerId }: { offerId: number }) {
  const { t } = useTranslation('offers')
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const [forCustomer, setForCustomer] = useState(false)
  const [share, setShare] = useState(0)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (file: File) =>
      offerActivityCalls(offerId).upload({
        file,
        visible_to: forCustomer ? 'customer' : 'staff',
        onProgress: setShare,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offerKeys.all }),
  })

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    if (file.size > offerLimits.attachmentBytes) return void toast.error(t('files.tooLarge', { filename: file.name }))
    send(file)
  }

  function send(file: File): void {
    setShare(0)
    mutate(file, {
      onSuccess: ({ filename }) => toast.success(t('files.added', { filename })),
      onError: (problem) => {
        if (isApiError(problem) && !problem.isTransient)
          toast.error(t('files.refused', { filename: file.name }), {
            description: Object.values(problem.fields)[0] ?? problem.sentence,
          })
        else toast.failure(t('files.uploadFailed', { filename: file.name }), () => send(file))
      },
    })
  }

  return (
    <div className={styles.form}>
      <input
        ref={picker}
        id={id}
        className="sf-sr-only"
        type="file"
        tabIndex={-1}
        aria-label={t('files.choose')}
        accept=".pdf,.png,.jpg,.jpeg,.docx,.xlsx"
        onChange={choose}
      />
      {isPending ? (
        <div>
          <Text as="div" size="small">
            {t('files.uploading', { filename: variables.name })}
          </Text>
          <progress
            className={styles.offerFileProgress}
            max={1}
            value={share}
            aria-label={t('files.uploading', { filename: variables.name })}
          />
        </div>
      ) : (
        <>
          <Checkbox checked={forCustomer} onChange={({ target }) => setForCustomer(target.checked)}>
            {t('files.newForCustomer')}
          </Checkbox>
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t('files.add')}
          </Button>
          <Text as="p" tone="muted" size="small">
            {t('files.kinds')}
          </Text>
        </>
      )}
    </div>
  )
}
