import type { DashboardTask } from '@staffel/shared-api/contract'
import { daysBetween } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatMoney, formatRelative } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import {
  FileDoneOutlined,
  EyeOutlined,
  HourglassOutlined,
  InboxOutlined,
  QuestionCircleOutlined,
  RightOutlined,
} from '@staffel/shared-ui/icons'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../../paths.ts'
import styles from './today.module.css'

const icons = {
  question: QuestionCircleOutlined,
  approval: FileDoneOutlined,
  expiring: HourglassOutlined,
  viewed: EyeOutlined,
  request: InboxOutlined,
}

/** One thing that waits; all of it is the link to where it is dealt with. */
export function TaskRow({ task, day }: { task: DashboardTask; day: string }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { kind, id, number, title, party, tenant, value_excl_vat, currency, since, valid_until } = task
  const Icon = icons[kind]
  const left = valid_until === null ? null : daysBetween(day, valid_until)
  const pressing = kind === 'question' || (kind === 'expiring' && left !== null && left <= 1)
  const when =
    kind === 'expiring'
      ? t('dashboard.today.expires', { count: left ?? 0 })
      : t(`dashboard.today.since.${kind}`, { when: formatRelative(since, language) })
  return (
    <li>
      <Link to={kind === 'request' ? paths.request(id) : paths.offer(id)} className={styles.task}>
        <span className={pressing ? `${styles.icon} ${styles.pressing}` : styles.icon}>
          <Icon />
        </span>
        <span className={styles.name}>
          <strong>{party || title || number}</strong>
          <Text tone="muted" size="small">
            {[tenant, number, party ? title : null].filter(Boolean).join(' · ')}
          </Text>
        </span>
        <span className={pressing ? `${styles.when} ${styles.whenPressing}` : styles.when}>{when}</span>
        <span className={styles.value}>
          <Text numeric strong>
            {value_excl_vat > 0 ? formatMoney(value_excl_vat, currency) : '–'}
          </Text>
        </span>
        <span className={styles.step}>
          {t(`dashboard.today.step.${kind}`)}
          <RightOutlined />
        </span>
      </Link>
    </li>
  )
}
