import { sentenceOf } from '@staffel/shared-api/client'
import type { NotificationChoice } from '@staffel/shared-api/contract'
import { Text, toast } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useChooseNotification } from '../../../api/account/notifications.queries.ts'
import styles from './notifications.module.css'

const ways = ['mail', 'in_app'] as const

/** Every event by every way. A choice is kept at once. */
export function NotificationTable({ choices }: { choices: readonly NotificationChoice[] }) {
  const { t } = useTranslation('people')
  const { mutate } = useChooseNotification()

  const choose = (choice: NotificationChoice): void =>
    mutate(choice, {
      onError: (error) =>
        void toast.failure(t('notifications.notSaved'), () => choose(choice), { description: sentenceOf(error) }),
    })

  return (
    <>
      <Text tone="muted">{t('notifications.hint')}</Text>
      <table className={styles.choices}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.event')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notifications.ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.event}>
              <th scope="row">{t(`notifications.events.${choice.event}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <Checkbox
                    checked={choice[way]}
                    aria-label={`${t(`notifications.events.${choice.event}`)}: ${t(`notifications.ways.${way}`)}`}
                    onChange={({ target }) => choose({ ...choice, [way]: target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
