import type { OfferComment } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, Text, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SendOutlined } from '@staffel/shared-ui/icons'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useState, type SubmitEvent } from 'react'
import { TextAreaField } from '../../parts/TextAreaField.tsx'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'
import { publicOfferKey } from '../../api/public-offers.queries.ts'
import { CommentList } from '../../parts/CommentList.tsx'
import styles from './public-offer.module.css'

/** Questions and answers, and a box for another question. What was typed stays until it has been sent. */
export function PublicQuestions({ token, comments }: { token: string; comments: readonly OfferComment[] }) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useMutation({ mutationFn: publicOfferCalls(token).ask })
  const errors = isApiError(error) ? error.fields : {}

  const send = () =>
    mutate(
      { text: text.trim(), ...(name.trim() && { name: name.trim() }) },
      {
        onSuccess: () => {
          setText('')
          toast.success(t('public.questions.sent'))
          void queryClient.invalidateQueries({ queryKey: publicOfferKey(token) })
        },
        onError: (problem) => {
          if (!isApiError(problem) || problem.status !== 422)
            toast.error(t('public.notSent'), { description: sentenceOf(problem) })
        },
      },
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <Card title={t('public.questions.heading')}>
      <CommentList comments={comments} />
      <form className={styles.form} onSubmit={submit}>
        {comments.length === 0 && (
          <Text as="p" tone="muted">
            {t('public.questions.intro')}
          </Text>
        )}
        <Field label={t('public.questions.name')} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              autoComplete="name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <TextAreaField
          label={t('public.questions.text')}
          error={errors.text}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={setText}
        />
        <Button htmlType="submit" icon={<SendOutlined />} loading={isPending} disabled={isBlank(text)}>
          {t('public.questions.send')}
        </Button>
      </form>
    </Card>
  )
}
