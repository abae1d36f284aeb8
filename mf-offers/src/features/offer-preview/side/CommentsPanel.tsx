import type { VisibleTo } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { isApiError } from '@staffel/shared-api/client'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Button, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { KeptNotice, Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SendOutlined } from '@staffel/shared-ui/icons'
import { useMutation, useQuery, useQueryClient } from '@staffel/shared-ui/query'
import { useState, type SubmitEvent } from 'react'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import { commentsQuery, offerActivityCalls } from '../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { CommentList } from './CommentList.tsx'
import styles from './side.module.css'

export interface CommentsPanelProps {
  offerId: number
  /** The seller's people choose who sees what they write; a customer's words are for both. */
  isStaff: boolean
}

/** Questions and answers. What the other side may see is also mailed to it. */
export function CommentsPanel({ offerId, isStaff }: CommentsPanelProps) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const comments = useQuery(commentsQuery(offerId))
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [visibleTo, setVisibleTo] = useState<VisibleTo>('customer')
  const copy = useWorkingCopy({ subject: `offer:${offerId}:comment`, stored: '', typed: text, onTake: setText })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      offerActivityCalls(offerId).comment({ text: text.trim(), ...(isStaff && { visible_to: visibleTo }) }, key),
  })

  const send = () =>
    mutate(undefined, {
      onSuccess: () => {
        copy.done()
        setText('')
        setKey(crypto.randomUUID())
        void queryClient.invalidateQueries({ queryKey: offerKeys.all })
      },
      onError: (problem) => {
        if (!isApiError(problem) || problem.status !== 422) toast.error(t('comments.failed'))
      },
    })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <>
      {step()}
      <form className={styles.form} onSubmit={submit}>
        <KeptNotice copy={copy} />
        <TextAreaField
          label={t('comments.write')}
          error={isApiError(error) ? error.fields.text : undefined}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={setText}
        />
        {isStaff && (
          <Radio.Group
            aria-label={t('comments.visible')}
            value={visibleTo}
            options={[
              { value: 'customer', label: t('comments.both') },
              { value: 'staff', label: t('comments.staffOnly') },
            ]}
            onChange={({ target }) => setVisibleTo(target.value === 'staff' ? 'staff' : 'customer')}
          />
        )}
        <Button htmlType="submit" icon={<SendOutlined />} loading={isPending} disabled={isBlank(text)}>
          {t('comments.send')}
        </Button>
      </form>
    </>
  )

  function step() {
    if (comments.isPending) return <LoadingState count={1} />
    if (comments.isError)
      return (
        <ErrorState
          size="compact"
          title={t('comments.loadFailed')}
          error={comments.error}
          onRetry={() => void comments.refetch()}
          retrying={comments.isFetching}
        />
      )
    if (comments.data.length === 0)
      return (
        <Text as="p" tone="muted" className={styles.empty}>
          {t('comments.empty')}
        </Text>
      )
    return <CommentList comments={comments.data} />
  }
}
