import type { Offer, SignatureInput } from '@staffel/shared-api/contract'
import { consentText, shownOfferNumber } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { useState } from 'react'
import { signAs } from '../../../api/offers/offer-transitions.calls.ts'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { SignDialog } from '../../../parts/signature/SignDialog.tsx'
import type { CustomerChoice } from '../useCustomerChoice.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'
import styles from './steps.module.css'

/** A signed-in user of the buying company chooses the optional lines, accepts and signs what was chosen. */
export function SignOffer({ offer, choice }: { offer: Offer; choice: CustomerChoice }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const money = useMoney()
  const optional = choice.lines.filter((item) => item.optional)
  const { chosen, open, others } = choice
  const { total } = choice.totals
  const [signing, setSigning] = useState(false)
  const close = () => setSigning(false)
  const step = useOfferStep({
    offer,
    call: (seen, input: SignatureInput) => signAs(seen, input),
    done: ({ offer_nr }) => t('steps.accept.done', { number: offer_nr }),
    onDone: close,
  })

  return (
    <div className={styles.sign}>
      {optional.length > 0 && (
        <Checkbox.Group
          className={styles.choices}
          value={chosen}
          options={optional.map((item) => ({ value: item.id, label: `${item.description} (${money(item.total)})` }))}
          onChange={choice.choose}
        />
      )}
      {(optional.length > 0 || open.length > 0) && (
        <div aria-live="polite" className={styles.total}>
          <Text tone="muted">{t('sign.total')}</Text>
          <Text strong numeric>
            {money(total)}
          </Text>
        </div>
      )}
      <Button block type="primary" icon={<CheckCircleOutlined />} onClick={() => setSigning(true)}>
        {t('steps.sign.button')}
      </Button>
      {signing && (
        <SignDialog
          signatureRequired
          offerNumber={shownOfferNumber(offer)}
          total={total}
          consentText={consentText(offer)}
          initial={{
            name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
            email: user?.email ?? '',
            po_number: offer.customer_reference ?? '',
          }}
          pending={step.pending}
          errors={step.errors}
          onSign={(signed) =>
            step.take({
              ...signed,
              version: offer.version,
              total,
              selected_optional: chosen,
              ...(others.length > 0 && { quantities: others }),
            })
          }
          onClose={close}
        />
      )}
      {step.conflict && <ConflictDialog offer={offer} onKeep={step.conflict.keep} onReload={step.conflict.reload} />}
    </div>
  )
}
