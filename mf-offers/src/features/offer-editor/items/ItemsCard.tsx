import type { OfferItem } from '@staffel/shared-api/contract'
import { isManagement, mayEditPrices } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Card, Dropdown, EmptyState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { useContext, useState, type Dispatch } from 'react'
import { freeLine, wordsLine } from '../draft/draftLines.ts'
import type { EditorAction, EditorState } from '../draft/draftReducer.ts'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { Surcharges } from '../draft/useSurcharges.ts'
import { OfferTax } from '../tax/OfferTax.ts'
import { TemplateMenu } from '../templates/TemplateMenu.tsx'
import { standingLines } from '../products/prices/besideLines.ts'
import { ProductDialog } from '../products/ProductDialog.tsx'
import { DiscountField } from './DiscountField.tsx'
import { ItemTable } from './ItemTable.tsx'
import { ItemTotals } from './ItemTotals.tsx'
import { SurchargeStatus } from './SurchargeStatus.tsx'
import styles from './items.module.css'

export interface ItemsCardProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  surcharges: Surcharges
  errors: FieldErrors
}

export function ItemsCard({ state, dispatch, surcharges, errors }: ItemsCardProps) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [picking, setPicking] = useState(false)
  const { lines } = state.draft
  const tax = useContext(OfferTax)
  const error = errors.at('offer.items')

  const add = (chosen: readonly OfferItem[]) => {
    dispatch({ type: 'linesAdded', lines: chosen })
    setPicking(false)
  }
  const remove = (id: string) => {
    const at = lines.findIndex((line) => line.id === id)
    const line = lines[at]
    if (!line) return
    dispatch({ type: 'linesRemoved', ids: new Set([id]) })
    toast.undo(t('editor.items.removed'), () => dispatch({ type: 'lineRestored', line, at }))
  }
  const addProducts = (
    <Button type="primary" ghost icon={<PlusOutlined />} onClick={() => setPicking(true)}>
      {t('editor.items.addProducts')}
    </Button>
  )

  const others = { free: () => freeLine(tax), section: () => wordsLine('section'), text: () => wordsLine('text') }
  const addOther = (
    <Dropdown
      trigger={['click']}
      menu={{
        items: Object.entries(others).map(([key, line]) => ({
          key,
          label: t(`editor.items.add.${key}`),
          onClick: () => dispatch({ type: 'freeLineAdded', line: line() }),
        })),
      }}
    >
      <Button icon={<PlusOutlined />}>
        {t('editor.items.add.other')} <DownOutlined />
      </Button>
    </Dropdown>
  )

  return (
    <Card
      title={t('editor.items.heading')}
      padding="flush"
      extra={
        <div className={styles.itemsActions}>
          {addProducts}
          {user && isManagement(user) && addOther}
          {user && isManagement(user) && <TemplateMenu state={state} dispatch={dispatch} />}
        </div>
      }
    >
      {error && (
        <Text as="p" tone="danger" className={styles.itemsError}>
          {error}
        </Text>
      )}
      <ItemTable
        state={state}
        dispatch={dispatch}
        surcharges={surcharges.surcharges}
        errors={errors}
        onRemove={remove}
      />
      {lines.length === 0 ? (
        <EmptyState size="compact" title={t('editor.items.empty')} description={t('editor.items.emptyText')} />
      ) : (
        <>
          <SurchargeStatus surcharges={surcharges} />
          <div className={styles.itemsFoot}>
            {user && mayEditPrices(user) && (
              <DiscountField
                discount={state.draft.discount}
                error={errors.within('offer.discount')[0]}
                onChange={(discount) => dispatch({ type: 'changed', change: { discount } })}
              />
            )}
            <ItemTotals lines={[...lines, ...surcharges.surcharges]} discount={state.draft.discount} />
          </div>
        </>
      )}
      <ProductDialog
        open={picking}
        tax={tax}
        standing={standingLines(state)}
        onAdd={add}
        onClose={() => setPicking(false)}
      />
    </Card>
  )
}
