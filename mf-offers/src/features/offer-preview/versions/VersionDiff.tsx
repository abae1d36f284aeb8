import type { OfferDiff, OfferItem } from '@staffel/shared-api/contract'
import {
  factFields,
  offerFactTexts,
  printedPaymentTerm,
  type ComparedField,
  type FactField,
} from '@staffel/shared-api/rules'
import { EmptyState, Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useMoney, usePrice } from '../../../parts/money/OfferCurrency.ts'
import { htmlToText } from '../../../text/html.ts'
import styles from './versions.module.css'

const tones = { added: 'green', removed: 'red', changed: 'yellow' } as const

const isFact = (field: ComparedField): field is FactField => factFields.some((fact) => fact === field)

const dates = ['validUntil', 'desired_delivery_date']

/** What changed: lines, texts, and what that does to the amounts. */
export function VersionDiff({ diff }: { diff: OfferDiff }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const money = useMoney()
  const price = usePrice()
  const shown = (field: string, text: string) => {
    if (field === 'show_pictures') return t(`editor.pictures.${text === 'yes' ? 'with' : 'without'}`)
    if (field === 'payment_term_days') return printedPaymentTerm(Number(text), language)?.value ?? ''
    return dates.includes(field) ? formatDate(text, language) : htmlToText(text)
  }
  const { lines, texts, totals, unchanged, reordered } = diff
  if (lines.length === 0 && texts.length === 0 && !reordered && totals.total.delta === 0)
    return <EmptyState size="compact" title={t('versions.same')} />
  return (
    <>
      <ul className={styles.diff}>
        {lines.map((line) => (
          <li key={line.id}>
            <ToneBadge tone={tones[line.change]}>{t(`versions.changes.${line.change}`)}</ToneBadge>
            <div>
              <strong>{(line.to ?? line.from)?.description}</strong>
              {line.from && (
                <Text as="div" size="small" tone="muted">
                  <del>{lineText(line.from)}</del>
                </Text>
              )}
              {line.to && (
                <Text as="div" size="small">
                  <ins>{lineText(line.to)}</ins>
                </Text>
              )}
              {line.fields.length > 0 && (
                <Text as="div" size="small" tone="muted">
                  {line.fields.map((field) => t(`versions.fields.${field}`)).join(', ')}
                </Text>
              )}
            </div>
          </li>
        ))}
        {texts.map(({ field, from, to }) => (
          <li key={field}>
            <ToneBadge tone="yellow">{t('versions.changes.changed')}</ToneBadge>
            <div>
              <strong>{isFact(field) ? offerFactTexts[language][field].compared : t(`versions.texts.${field}`)}</strong>
              {from && (
                <Text as="div" size="small" tone="muted">
                  <del>{shown(field, from)}</del>
                </Text>
              )}
              {to && (
                <Text as="div" size="small">
                  <ins>{shown(field, to)}</ins>
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Text as="p" tone="muted" size="small">
        {t('versions.unchanged', { count: unchanged })} {reordered && t('versions.reordered')}
      </Text>
      <table className={styles.totals}>
        <caption className="sf-sr-only">{t('versions.amounts')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sf-sr-only">{t('versions.amounts')}</span>
            </th>
            <th scope="col">{t('versions.version', { version: diff.from })}</th>
            <th scope="col">{t('versions.version', { version: diff.to })}</th>
            <th scope="col">{t('versions.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {(['subtotal', 'tax', 'total'] as const).map((amount) => (
            <tr key={amount}>
              <th scope="row">{t(`versions.totals.${amount}`)}</th>
              <td data-label={t('versions.version', { version: diff.from })}>{money(totals[amount].from)}</td>
              <td data-label={t('versions.version', { version: diff.to })}>{money(totals[amount].to)}</td>
              <td data-label={t('versions.difference')}>
                {totals[amount].delta > 0 && '+ '}
                {money(totals[amount].delta)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )

  function lineText(line: OfferItem): string {
    const { kind, description, quantity, total, optional, selected } = line
    if (kind === 'section' || kind === 'text') return description
    const option = optional ? ` (${t(selected ? 'versions.optionTaken' : 'versions.optionLeft')})` : ''
    return `${description} · ${formatNumber(quantity)} × ${price(line)} = ${money(total)}${option}`
  }
}
