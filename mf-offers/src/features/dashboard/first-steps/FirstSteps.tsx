import type { FirstStep } from '@staffel/shared-api/contract'
import { Button, ButtonLink, Card, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { useCloseFirstSteps } from '../../../api/dashboard.mutations.ts'
import { paths } from '../../../paths.ts'
import styles from './first-steps.module.css'

/** Where each is taken. */
const screens: Readonly<Record<FirstStep['step'], string>> = {
  company: paths.settings(),
  logo: paths.settings(),
  terms: paths.settings('pricing'),
  mailbox: paths.mailbox(),
  products: paths.products(),
  offer: paths.newOffer(),
}

/** What a new tenant begins with: steps that go down as those of the mark do, the next of them filled. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation('offers')
  const close = useCloseFirstSteps()
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)?.step
  return (
    <Card
      title={
        <>
          {t('dashboard.first.title')}
          <Text tone="muted" size="small" className={styles.progress}>
            {t('dashboard.first.progress', { done, count: steps.length })}
          </Text>
        </>
      }
      extra={
        <Button type="text" size="small" loading={close.isPending} onClick={() => close.mutate()}>
          {t('dashboard.first.close')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {steps.map((one, index) => (
          <Step key={one.step} {...one} number={index + 1} isNext={one.step === next} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, done, number, isNext }: FirstStep & { number: number; isNext: boolean }) {
  const { t } = useTranslation('offers')
  const look = done ? styles.done : isNext ? styles.next : ''
  return (
    <li className={`${styles.step} ${look}`} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.sign}>{done ? <CheckOutlined label={t('dashboard.first.done')} /> : number}</span>
      <span className={styles.words}>
        <strong>{t(`dashboard.first.${step}.title`)}</strong>
        <Text tone="muted" size="small" as="div">
          {t(`dashboard.first.${step}.text`)}
        </Text>
      </span>
      {!done && (
        <ButtonLink type={isNext ? 'primary' : 'default'} to={screens[step]}>
          {t(`dashboard.first.${step}.action`)}
        </ButtonLink>
      )}
    </li>
  )
}
