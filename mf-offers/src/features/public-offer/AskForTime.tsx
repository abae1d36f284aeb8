import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState, type SubmitEvent } from 'react'
import { TextAreaField } from '../../parts/TextAreaField.tsx'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'
import { usePublicAnswer } from './usePublicAnswer.ts'
import styles from './public-offer.module.css'

/** Too late to accept: asks the seller for more time. */
export function AskForTime({ token }: { token: string }) {
  const { t } = useTranslation('offers')
  const [text, setText] = useState('')
  const answer = usePublicAnswer({
    token,
    call: (said: string) => publicOfferCalls(token).askForTime(said),
    onDone: () => setText(''),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    answer.send(text.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        label={t('public.time.text')}
        error={answer.errors.text}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      <Button type="primary" htmlType="submit" loading={answer.pending}>
        {t('public.time.button')}
      </Button>
    </form>
  )
}
