import type { OfferOfRequest, QuoteRequestDetail, RequestValue } from '@staffel/shared-api/contract'
import { linesToConfirm } from '@staffel/shared-api/rules'
import { Button, ButtonLink, Text, useIsPhone } from '@staffel/shared-ui/core'
import { formatMoney } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FileDoneOutlined, FileTextOutlined, PlusOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import { paths } from '../../../paths.ts'
import type { OfferMaking } from './useOfferMaking.ts'
import styles from './foot.module.css'

export interface RequestFootProps {
  request: QuoteRequestDetail
  saving: boolean
  making: OfferMaking
  onUndo: () => void
}

/** What it comes to, and the offer. */
export function RequestFoot({ request: { replies, offer, value }, saving, making, onUndo }: RequestFootProps) {
  const { t } = useTranslation('requests')
  const isPhone = useIsPhone()
  const included = replies.filter(({ is_ignored }) => !is_ignored)
  const unsure = linesToConfirm(replies)
  const missing = offer ? included.filter(({ in_offer }) => !in_offer).length : 0
  const takesMissing = missing > 0 && offer?.takes_lines !== 'none'
  const unmatched = included.filter(({ productsfound }) => productsfound.length === 0).length
  return (
    <div data-foot className={styles.foot}>
      <div className={styles.value}>
        <Text as="div" tone="muted" size="small">
          {t('foot.lines', { count: included.length })}
          {unmatched > 0 && ` · ${t('foot.unmatched', { count: unmatched })}`}
          {missing > 0 && ` · ${t('foot.missing', { count: missing })}`}
        </Text>
        {offer ? <OfferSum offer={offer} /> : <DraftSum value={value} />}
      </div>
      <span className={styles.saving} role="status">
        {saving && t('foot.saving')}
      </span>
      <Button
        icon={<UndoOutlined />}
        aria-keyshortcuts="u"
        aria-label={isPhone ? t('foot.undo') : undefined}
        onClick={onUndo}
      >
        {!isPhone && (
          <span className={styles.undo}>
            {t('foot.undo')} <kbd aria-hidden="true">u</kbd>
          </span>
        )}
      </Button>
      {offer ? (
        <>
          <Button disabled={making.pending} onClick={making.start}>
            {t('offer.another')}
          </Button>
          {takesMissing && (
            <Button type="primary" icon={<PlusOutlined />} loading={making.pending} onClick={making.addMissing}>
              {t('offer.add', { count: missing, number: offer.offer_nr })}
            </Button>
          )}
          <ButtonLink
            type={takesMissing ? 'default' : 'primary'}
            icon={<FileTextOutlined />}
            to={paths.offer(offer.offer_id)}
          >
            {t('offer.view', { number: offer.offer_nr })}
          </ButtonLink>
        </>
      ) : (
        <Button
          type="primary"
          icon={<FileDoneOutlined />}
          loading={making.pending}
          disabled={included.length === 0}
          aria-keyshortcuts="Control+Enter"
          onClick={making.start}
        >
          {unsure > 0 ? t('offer.createUnsure', { count: unsure }) : t('offer.create')}{' '}
          <kbd aria-hidden="true">Ctrl ↵</kbd>
        </Button>
      )}
    </div>
  )
}

/** What the draft will amount to, as it will say itself. */
function DraftSum({ value: { subtotal, surcharges } }: { value: RequestValue }) {
  const { t } = useTranslation('requests')
  return (
    <div className={styles.sum}>
      <b>{formatMoney(subtotal)}</b>{' '}
      <Text tone="muted" size="small">
        {surcharges > 0 ? t('foot.withSurcharges', { amount: formatMoney(surcharges) }) : t('foot.exclVat')}
      </Text>
    </div>
  )
}

/** What the offer that was made amounts to by now. */
function OfferSum({ offer: { subtotal, currency, offer_nr } }: { offer: OfferOfRequest }) {
  const { t } = useTranslation('requests')
  return (
    <div className={styles.sum}>
      <b>{formatMoney(subtotal, currency)}</b>{' '}
      <Text tone="muted" size="small">
        {t('foot.ofOffer', { number: offer_nr })}
      </Text>
    </div>
  )
}
