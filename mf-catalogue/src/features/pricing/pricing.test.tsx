import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, setViewport } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'

function open(at: string, language: 'nl' | 'en' = 'nl', plan: string | null = null) {
  const api = fakeApi({ requestSubscription: () => undefined })
  apiClient.http.defaults.adapter = api.adapter
  signInAs({ roles: ['User'], is_tenant: false, email: 'anna@jansen.example', subscription_plan_name: plan })
  return { api, ...renderRoutes(routes, { at, language }) }
}
const figure = (name: string) => screen.getByText(name).nextElementSibling

describe('the pricing page', () => {
  it.each([
    ['nl', '2 beheerders', 'Maximaal 1.000 offertes per maand', 'Meest gekozen', 'Op aanvraag'],
    ['en', '5 admins', 'Up to 1.000 offers per month', 'Most chosen', 'On request'],
  ] as const)('has the four cards of the specification (%s)', async (language, admins, quotes, ribbon, onRequest) => {
    open('/pricing', language)
    const pro = await screen.findByRole('article', { name: 'Pro' })
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Basic',
      'Pro',
      'Enterprise',
      'Calculator',
    ])
    expect(within(pro).getByText(/^€\s299,00$/)).toBeVisible()
    for (const text of [admins, quotes, ribbon]) expect(within(pro).getByText(text)).toBeVisible()
    expect(within(screen.getByRole('article', { name: 'Basic' })).getByText(/^€\s250,00$/)).toBeVisible()
    expect(within(screen.getByRole('article', { name: 'Enterprise' })).getByText(onRequest)).toBeVisible()
  })

  it('sends a choice to sales, with what is written beside it, and says so on the page', async () => {
    const { api, user } = open('/pricing')
    await user.click(await screen.findByRole('button', { name: 'Kies Basic' }))
    const dialog = await screen.findByRole('dialog', { name: 'Basic aanvragen' })
    expect(dialog).toHaveTextContent('antwoordt op anna@jansen.example')
    await user.type(within(dialog).getByLabelText('Telefoonnummer (niet verplicht)'), ' 06 12 34 56 78 ')
    await user.click(within(dialog).getByRole('button', { name: 'Aanvraag versturen' }))
    expect(await screen.findByText('Uw aanvraag voor Basic is verstuurd')).toBeVisible()
    expect(api.calls.map(({ body }) => body)).toEqual([{ plan: 'basic', phone: '06 12 34 56 78', message: '' }])
    expect(within(screen.getByRole('article', { name: 'Basic' })).queryByRole('button')).not.toBeInTheDocument()
    expect(within(screen.getByRole('article', { name: 'Basic' })).getByText('Aangevraagd')).toBeVisible()
  })

  it('asks what Enterprise is about before it sends', async () => {
    const { api, user } = open('/pricing', 'en')
    await user.click(await screen.findByRole('button', { name: 'Contact us' }))
    const dialog = await screen.findByRole('dialog', { name: 'Contact us about Enterprise' })
    await user.click(within(dialog).getByRole('button', { name: 'Send message' }))
    expect(within(dialog).getByText('Please tell us how we can help.')).toBeVisible()
    expect(api.calls).toEqual([])
    await user.type(within(dialog).getByLabelText('How can we help?'), 'Forty people')
    await user.click(within(dialog).getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Your request for Enterprise has been sent')).toBeVisible()
    expect(api.calls[0]?.body).toMatchObject({ plan: 'enterprise', message: 'Forty people' })
  })

  it('keeps what was written when the request fails', async () => {
    const { api, user } = open('/pricing', 'en')
    api.use({
      requestSubscription: () => {
        throw failWith('RATE_LIMITED', { message: 'Five requests per hour.' })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Choose Pro' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Message (optional)'), 'Soon please')
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
    expect(await within(dialog).findByText('Five requests per hour.')).toBeVisible()
    expect(within(dialog).getByLabelText('Message (optional)')).toHaveValue('Soon please')
  })

  it('asks once when it is sent again, and anew when something else is written', async () => {
    const { api, user } = open('/pricing', 'en')
    api.use({
      requestSubscription: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Choose Pro' }))
    const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send request' })
    for (const times of [1, 2]) {
      await user.click(send)
      await waitFor(() => expect(api.calls).toHaveLength(times))
      await waitFor(() => expect(send).toBeEnabled())
    }
    await user.type(screen.getByLabelText('Message (optional)'), 'Soon')
    await user.click(send)
    await waitFor(() => expect(api.calls).toHaveLength(3))
    const [first, second, third] = api.calls.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('names the plan that one has in the place of its button', async () => {
    open('/pricing', 'en', 'Pro')
    const pro = await screen.findByRole('article', { name: 'Pro' })
    expect(within(pro).getByText('Your plan')).toBeVisible()
    expect(within(pro).queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows one plan at a time on a phone, the most chosen first, and goes on by the arrows', async () => {
    setViewport('phone')
    const { user } = open('/pricing')
    const pro = await screen.findByRole('tab', { name: 'Pro' })
    expect(screen.getByRole('article')).toHaveAccessibleName('Pro')
    pro.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Enterprise' })).toHaveFocus()
    expect(screen.getByRole('article')).toHaveAccessibleName('Enterprise')
  })

  it('opens the calculator in a dialog', async () => {
    const { user } = open('/pricing')
    await user.click(await screen.findByRole('button', { name: 'Bereken uw besparing' }))
    const dialog = await screen.findByRole('dialog', { name: 'ROI-calculator' })
    expect(within(dialog).getByLabelText('Minuten per offerte')).toHaveValue('30')
  })
})

describe('the calculator', () => {
  it('begins with the defaults, saves nothing yet, and has a dash for the payback', async () => {
    open('/roicalculator')
    expect(await screen.findByLabelText('Aantal offertes')).toHaveValue('0')
    expect(screen.getByLabelText('Uurtarief')).toHaveValue('40')
    expect(screen.getByLabelText('Efficiëntie')).toHaveValue('80')
    expect(figure('Terugverdientijd')).toHaveTextContent(/^–$/)
    expect(figure('Aanbevolen abonnement')).toHaveTextContent('Basic')
    expect(screen.getByText(/^Vul uw situatie in/)).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Besparing in een jaar' })).not.toBeInTheDocument()
  })

  it('computes while one types, per week or per month', async () => {
    const { user } = open('/roicalculator')
    const offers = await screen.findByLabelText('Aantal offertes')
    await user.clear(offers)
    await user.type(offers, '25')
    expect(figure('Offertes per maand')).toHaveTextContent('100')
    expect(screen.getByRole('table', { name: 'Besparing in een jaar' })).toBeInTheDocument()
    expect(figure('Bespaarde uren per maand')).toHaveTextContent(/^40$/)
    expect(figure('Besparing per maand')).toHaveTextContent(/€\s1\.600,00/)
    expect(figure('Terugverdientijd')).toHaveTextContent('0,2 maanden')
    expect(figure('Aanbevolen abonnement')).toHaveTextContent('Pro')
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^12/ })).toHaveTextContent(/€\s19\.200,00/)
    await user.click(screen.getByText('per maand'))
    expect(figure('Offertes per maand')).toHaveTextContent('25')
  })

  it('says when the recommended plan allows fewer offers', async () => {
    const { user } = open('/roicalculator', 'en')
    const offers = await screen.findByLabelText('Number of offers')
    await user.clear(offers)
    await user.type(offers, '10')
    expect(screen.getByRole('note')).toHaveTextContent('Basic allows 30 offers per month; you make 40.')
  })

  it.each([
    ['Uurtarief', '', 'Vul een getal in.'],
    ['Minuten per offerte', 'tien', 'Vul een getal in.'],
    ['Aantal offertes', '-1', 'Vul 0 of meer in.'],
    ['Efficiëntie', '101', 'Vul een percentage van 0 tot 100 in.'],
  ])('says what is wrong with %s as %j, and computes nothing of it', async (label, typed, problem) => {
    const { user } = open('/roicalculator')
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (typed !== '') await user.type(field, typed)
    expect(screen.getByText(problem)).toBeVisible()
    expect(field).toBeInvalid()
    expect(figure('Besparing per maand')).toHaveTextContent(/^–$/)
  })
})
