import { mailHtml, type MailPart } from '../../../mail/layout/mail-layout.ts'
import { translator } from '../../../texts/translate.ts'
import type { Account } from '../account.repository.ts'
import type { AskedPlan } from './subscription.repository.ts'

export interface SalesMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A name goes into a header and a line of its own, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What sales reads, in the language of who asks: that is the one to answer in. */
export function salesMail(account: Account, asked: Pick<AskedPlan, 'plan' | 'phone' | 'message'>): SalesMail {
  const t = translator(account.language)
  const company = oneLine(account.tenant_name)
  const plan = t(`mail.subscription.plan.${asked.plan}`)
  const subject = t('mail.subscription.subject', { company, plan })
  const opening = t('mail.subscription.opening', { company, plan })
  const rows = [
    { name: t('mail.subscription.name'), value: oneLine(`${account.first_name} ${account.last_name}`) },
    { name: t('mail.subscription.email'), value: account.email },
    { name: t('mail.subscription.phone'), value: oneLine(asked.phone) },
    { name: t('mail.subscription.role'), value: account.role_name },
    { name: t('mail.subscription.customer'), value: oneLine(account.organization_name ?? '') },
    {
      name: t('mail.subscription.current'),
      value: [account.subscription_plan_name, account.subscription_status].filter(Boolean).join(', '),
    },
  ].filter(({ value }) => value !== '')
  const parts: MailPart[] = [
    { kind: 'text', text: opening },
    { kind: 'card', title: company, rows },
    ...(asked.message === '' ? [] : [{ kind: 'quote' as const, text: asked.message }]),
  ]
  const facts = rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return {
    subject,
    text: `${[opening, facts, asked.message].filter(Boolean).join('\n\n')}\n`,
    html: mailHtml({ language: account.language, title: subject, from: { name: 'Staffel' }, parts }),
  }
}
