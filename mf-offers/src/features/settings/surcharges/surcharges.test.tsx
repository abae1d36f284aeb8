import type { SurchargeRule } from '@staffel/shared-api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderOffers } from '../../../testing/renderOffers.ts'
import { SurchargesCard } from './SurchargesCard.tsx'

const routes = [{ path: '/settings', element: <SurchargesCard /> }]
const freight: SurchargeRule = {
  id: 3,
  kind: 'freight',
  name_nl: 'Vracht',
  name_en: 'Freight',
  position: 1,
  is_active: true,
  amount: 45,
  percentage: null,
  threshold: 1500,
  property_type: null,
  property_value: null,
  measure: null,
  tax_rate: null,
  rev: 2,
}

function open(rules: SurchargeRule[] = [freight]) {
  let stored = rules
  return renderOffers({
    routes,
    at: '/settings',
    answers: {
      listSurchargeRules: () => stored,
      saveSurchargeRule: ({ body }) => {
        const saved = { ...freight, ...body, id: body.id ?? 9, rev: 3 } as SurchargeRule
        stored = [...stored.filter(({ id }) => id !== saved.id), saved]
        return saved
      },
      deleteSurchargeRule: ({ params }) => void (stored = stored.filter(({ id }) => id !== Number(params.id))),
    },
  })
}

describe('the surcharges of the seller', () => {
  it('say what they do, and what that is for an example', async () => {
    const { user } = open()
    expect(await screen.findByText(/€.45,00, free from €.1\.500,00/)).toBeVisible()
    expect(screen.getByText(/Surcharges together: €.45,00/)).toBeVisible()
    const example = screen.getByRole('textbox', { name: 'Example: subtotal of the lines' })
    await user.clear(example)
    await user.type(example, '1500')
    expect(screen.getByText(/Surcharges together: €.0,00/)).toBeVisible()
  })

  it('are added, with the effect shown while one is written', async () => {
    const { user, callsOf } = open([])
    await user.click(await screen.findByRole('button', { name: 'Add surcharge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add surcharge' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getAllByText('Fill this in.')).toHaveLength(3)
    expect(callsOf('saveSurchargeRule')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Name, Dutch' }), 'Administratie')
    await user.type(dialog.getByRole('textbox', { name: 'Name, English' }), 'Administration')
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12,50')
    expect(dialog.getByText(/At a subtotal of €.1\.000,00, €.12,50 is added\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The surcharge has been saved.')).toBeVisible()
    expect(callsOf('saveSurchargeRule')[0]?.body).toMatchObject({
      kind: 'fixed',
      name_nl: 'Administratie',
      amount: 12.5,
    })
    expect(await screen.findByText('Administration')).toBeVisible()
  })

  it('are switched off, and charge nothing then', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('switch', { name: 'Charge Freight' }))
    await waitFor(() => expect(screen.getByText(/Surcharges together: €.0,00/)).toBeVisible())
    expect(callsOf('saveSurchargeRule')[0]?.body).toMatchObject({ id: 3, rev: 2, is_active: false, threshold: 1500 })
  })

  it('are deleted after a question', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Delete Freight' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete Freight?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No surcharges yet')).toBeVisible()
  })
})
