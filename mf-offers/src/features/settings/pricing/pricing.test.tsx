import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleSettings } from '../../../testing/samples.ts'
import { PricingSettings } from './PricingSettings.tsx'

const routes = [{ path: '/settings', element: <PricingSettings /> }]

function open({ answers = {}, ...visit }: Partial<Pick<Visit, 'answers' | 'user'>> = {}) {
  const opened = renderOffers({
    routes,
    at: '/settings',
    answers: { listSurchargeRules: () => [], ...answers },
    ...visit,
  })
  return { ...opened, sent: () => opened.callsOf('saveOfferSettings').map(({ body }) => body) }
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('what new offers start from', () => {
  it('is shown as it is, and saved over everything else as it stands', async () => {
    const { user, sent } = open({
      answers: { saveOfferSettings: ({ body }) => sampleSettings({ ...body, tenant_id: 1, rev: 2 }) },
    })
    expect(await field('Default tax')).toHaveValue('21')
    expect(await screen.findByText(/The next offer gets number OFF-\d{4}-0043\./)).toBeVisible()
    expect(save()).toBeDisabled()
    await user.clear(await field('Default tax'))
    await user.type(await field('Default tax'), '9,5')
    await user.clear(await field('Pattern of the number'))
    await user.type(await field('Pattern of the number'), 'Q{{YY}-{{SEQ:5}')
    expect(screen.getByText(/The next offer gets number Q\d\d-00043\./)).toBeVisible()
    await user.click(screen.getByRole('switch', { name: /Remind customers/ }))
    await user.type(await field('Days before the last valid day, with commas between them'), '7, 1')
    await user.click(save())
    expect(await screen.findByText('The settings for offers have been saved.')).toBeVisible()
    const { next_sequence: _next, enforce_plan_limit: _limit, public_host: _host, ...others } = sampleSettings()
    expect(sent()).toEqual([
      {
        ...others,
        default_tax_rate: 9.5,
        number_pattern: 'Q{YY}-{SEQ:5}',
        reminders: { enabled: true, days_before: [7, 1] },
      },
    ])
    expect(save()).toBeDisabled()
  })

  it('says from where on a colleague is asked, and asks nobody where that is left empty', async () => {
    const { user, sent } = open({
      answers: {
        getOfferSettings: () =>
          sampleSettings({ approval: { discount: 12.5, below_floor: false, amount: null }, margin_floor: null }),
        saveOfferSettings: ({ body }) => sampleSettings({ ...body, tenant_id: 1, rev: 2 }),
      },
    })
    expect(await field('With a discount of more than')).toHaveValue('12,5')
    await user.type(await field(/^With an amount above/), '-1')
    await user.click(save())
    expect(screen.getByText('Enter an amount of 0 or more, or leave the field empty.')).toBeVisible()
    expect(sent()).toEqual([])
    await user.clear(await field('With a discount of more than'))
    await user.clear(await field(/^With an amount above/))
    await user.type(await field(/^With an amount above/), '7500,50')
    await user.click(screen.getByRole('switch', { name: /^With a margin below/ }))
    expect(screen.getByText(/^There is no lowest margin yet/)).toBeVisible()
    await user.click(save())
    expect(await screen.findByText('The settings for offers have been saved.')).toBeVisible()
    expect(sent()).toMatchObject([{ approval: { discount: null, below_floor: true, amount: 7500.5 } }])
  })

  it('says at the field what is wrong with it, and sends nothing', async () => {
    const { user, sent } = open()
    for (const [name, text] of [
      ['Default tax', '101'],
      ['Offer validity', '30,5'],
      ['Payment terms', '121'],
      ['Next sequence', '42'],
      ['Pattern of the number', 'OFF'],
    ] as const) {
      await user.clear(await field(name))
      await user.type(await field(name), text)
    }
    await user.click(save())
    expect(await screen.findByText('Enter a percentage from 0 to 100.')).toBeVisible()
    expect(screen.getByText('Enter a whole number of days from 1 to 365.')).toBeVisible()
    expect(screen.getByText('Enter a whole number of days from 0 to 120.')).toBeVisible()
    expect(screen.getByText('Only above the last number: 43 or more.')).toBeVisible()
    expect(screen.getByText('The sequence {SEQ} is missing.')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('asks when somebody else changed the same', async () => {
    let rev = 1
    const { user, sent } = open({
      answers: {
        getOfferSettings: () => sampleSettings({ rev, payment_terms_days: rev === 1 ? 30 : 14 }),
        saveOfferSettings: () => {
          rev = 2
          throw failWith('STALE', { current: sampleSettings({ rev }) })
        },
      },
    })
    await user.type(await field('Terms, English'), ' Now.')
    await user.click(save())
    const question = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }))
    await user.click(question.getByRole('button', { name: 'Load the saved version' }))
    await waitFor(async () => expect(await field('Payment terms')).toHaveValue('14'))
    expect(sent()).toHaveLength(1)
  })

  it('is saved over what was changed elsewhere meanwhile', async () => {
    let rev = 1
    const { user, sent } = open({
      answers: {
        getOfferSettings: () => sampleSettings({ rev, low_stock_threshold: rev === 1 ? 5 : 8 }),
        saveOfferSettings: ({ body }) => {
          if (body.rev === 2) return sampleSettings({ ...body, tenant_id: 1, rev: 3 })
          rev = 2
          throw failWith('STALE', { current: sampleSettings({ rev }) })
        },
      },
    })
    await user.clear(await field('Offer validity'))
    await user.type(await field('Offer validity'), '14')
    await user.click(save())
    expect(await screen.findByText('The settings for offers have been saved.')).toBeVisible()
    expect(sent().at(-1)).toMatchObject({ rev: 2, low_stock_threshold: 8, offer_validity_days: 14 })
  })

  it('is the supplier’s alone', async () => {
    const { api } = open({ user: { is_tenant: false, roles: ['Manager'], organization_id: 1001 } })
    expect(await screen.findByText('These settings are your supplier’s')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
