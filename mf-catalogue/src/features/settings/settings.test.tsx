import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { sampleSettings } from '../../testing/samples.ts'
import { CatalogueSettings } from './CatalogueSettings.tsx'

const routes = [{ path: '/settings', element: <CatalogueSettings /> }]
const open = (visit: Pick<Visit, 'answers' | 'user'> = {}) => {
  const getOfferSettings = () => sampleSettings()
  const opened = renderCatalogue({ routes, at: '/settings', ...visit, answers: { getOfferSettings, ...visit.answers } })
  return { ...opened, sent: () => opened.callsOf('saveOfferSettings').map(({ body }) => body) }
}
const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('the settings for products', () => {
  it('are shown as they are, and saved over all the others', async () => {
    const { user, sent } = open({
      answers: { saveOfferSettings: ({ body }) => sampleSettings({ ...body, tenant_id: 1, rev: 2 }) },
    })
    expect(await field('Low stock below')).toHaveValue('5')
    expect(await field('Lowest margin')).toHaveValue('12,5')
    expect(save()).toBeDisabled()
    await user.clear(await field('Low stock below'))
    await user.type(await field('Low stock below'), '1.000')
    await user.clear(await field('Lowest margin'))
    await user.click(screen.getByRole('switch', { name: /Tier groups count together/ }))
    await user.click(screen.getByRole('switch', { name: /New offers show pictures/ }))
    await user.click(save())
    expect(await screen.findByText('The settings for products have been saved.')).toBeInTheDocument()
    const { next_sequence: _next, enforce_plan_limit: _limit, public_host: _host, ...others } = sampleSettings()
    expect(sent()).toEqual([
      { ...others, low_stock_threshold: 1000, margin_floor: null, tiers_together: false, show_pictures: true },
    ])
    expect(await field('Low stock below')).toHaveValue('1.000')
    expect(save()).toBeDisabled()
  })

  it('say at the field what is wrong with it, and send nothing', async () => {
    const { user, sent } = open()
    await user.clear(await field('Low stock below'))
    await user.clear(await field('Lowest margin'))
    await user.type(await field('Lowest margin'), '101')
    await user.click(save())
    expect(await field('Low stock below')).toBeInvalid()
    expect(screen.getByText('Enter a whole quantity from 0 to 9.999.999.')).toBeVisible()
    expect(screen.getByText('Enter a percentage from 0 to 100, or leave this empty.')).toBeVisible()
    await user.type(await field('Low stock below'), '99999999')
    expect(await field('Low stock below')).toBeValid()
    await user.click(save())
    expect(await field('Low stock below')).toBeInvalid()
    expect(screen.getByText('Enter a whole quantity from 0 to 9.999.999.')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('are saved over what somebody else changed in other settings', async () => {
    let rev = 1
    const { user, sent } = open({
      answers: {
        getOfferSettings: () => sampleSettings({ rev, payment_terms_days: rev === 1 ? 30 : 14 }),
        saveOfferSettings: ({ body }) => {
          if (body.rev === 2) return sampleSettings({ ...body, tenant_id: 1, rev: 3 })
          rev = 2
          throw failWith('STALE', { current: sampleSettings({ rev }) })
        },
      },
    })
    await user.type(await field('Low stock below'), '0')
    await user.click(save())
    expect(await screen.findByText('The settings for products have been saved.')).toBeInTheDocument()
    expect(sent().at(-1)).toMatchObject({ rev: 2, payment_terms_days: 14, low_stock_threshold: 50 })
  })

  it('ask when somebody else changed the same ones', async () => {
    let rev = 1
    const { user, sent } = open({
      answers: {
        getOfferSettings: () => sampleSettings({ rev, low_stock_threshold: rev === 1 ? 5 : 8 }),
        saveOfferSettings: () => {
          rev = 2
          throw failWith('STALE', { current: sampleSettings({ rev }) })
        },
      },
    })
    await user.type(await field('Low stock below'), '0')
    await user.click(save())
    const question = await screen.findByRole('dialog', { name: 'Someone else changed these settings' })
    await user.click(within(question).getByRole('button', { name: 'Load the saved version' }))
    await waitFor(async () => expect(await field('Low stock below')).toHaveValue('8'))
    expect(sent()).toHaveLength(1)
  })

  it('leave the lowest margin to who sees what products cost', async () => {
    const { margin_floor: _floor, ...without } = sampleSettings()
    const { user, sent } = open({
      user: { roles: ['Admin'], is_tenant: false },
      answers: { getOfferSettings: () => without, saveOfferSettings: () => without },
    })
    await user.type(await field('Low stock below'), '0')
    expect(screen.queryByRole('textbox', { name: 'Lowest margin' })).not.toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('The settings for products have been saved.')).toBeInTheDocument()
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).not.toHaveProperty('margin_floor')
  })

  it('are not those of a customer’s Manager', async () => {
    const { callsOf } = open({ user: { is_tenant: false, organization_id: 5 } })
    expect(await screen.findByText('These settings are the seller’s')).toBeVisible()
    expect(callsOf('getOfferSettings')).toEqual([])
  })

  it('can be asked for again when they did not come', async () => {
    let works = false
    const { user } = open({
      answers: {
        getOfferSettings: () => {
          if (!works) throw failWith('INTERNAL')
          return sampleSettings()
        },
      },
    })
    expect(await screen.findByText('The settings could not be loaded.')).toBeVisible()
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field('Low stock below')).toHaveValue('5')
  })
})
