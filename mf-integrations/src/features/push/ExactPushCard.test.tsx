import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactPush } from '@staffel/shared-api/contract'
import { fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { guest } from '../../slots/offer.side/guest.ts'

withTranslations('integrations', { nl, en })

const none: ExactPush = {
  offer_id: 7,
  state: 'none',
  can_push: true,
  connected: true,
  document: 'order',
  number: null,
  total: null,
  url: null,
  pushed_at: null,
  asked_by: null,
  next_attempt_at: null,
  problems: [],
}

function open(
  push: Partial<ExactPush>,
  answers: FakeAnswers = {},
  { person, status = 'accepted' }: { person?: Parameters<typeof signInAs>[0]; status?: string } = {},
) {
  const api = fakeApi({ getExactPush: () => ({ ...none, ...push }), ...answers })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(person)
  const { Component } = guest
  const element = <Component context={{ offerId: 7, version: 1, status }} />
  return { api, ...renderRoutes([{ path: '/offers/7', element }], { at: '/offers/7', language: 'en' }) }
}

it('makes the order, and says when it is there', async () => {
  const { user, api } = open({}, { pushToExact: () => ({ ...none, state: 'waiting', can_push: false }) })
  await user.click(await screen.findByRole('button', { name: 'Make order in Exact' }))
  expect(await screen.findByText('The sales order is being made.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  api.use({
    getExactPush: () => ({
      ...none,
      state: 'done',
      can_push: false,
      number: '24001',
      total: 12.5,
      url: 'https://exact.example/24001',
    }),
  })
  expect(await screen.findByText('Sales order 24001 is in Exact.', {}, { timeout: 4_000 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in Exact' })).toHaveAttribute('href', 'https://exact.example/24001')
})

it('says what keeps it from being made, where that is put right, and tries again', async () => {
  open({
    state: 'refused',
    problems: [
      { message: 'Freight: choose the item.', to: '/exact/mapping?tab=charges' },
      { message: 'The offer is in USD.', to: null },
    ],
  })
  expect(await screen.findByText(/Freight/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Put right' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Put right' })).toHaveAttribute('href', '/exact/mapping?tab=charges')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

it('says the first of many reasons, and the rest to who asks', async () => {
  const problems = Array.from({ length: 6 }, (_, index) => ({ message: `Line ${index + 1} is free text.`, to: null }))
  const { user } = open({ state: 'refused', problems })
  expect(await screen.findByText('Line 3 is free text.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show 3 more reasons' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

it('is nothing where there is no link', async () => {
  const { api, container } = open({ connected: false, can_push: false })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  await act(async () => {})
  expect(container.textContent).toBe('')
})

it('asks for nothing and shows nothing to a customer’s Manager', () => {
  const { api, container } = open({}, {}, { person: { roles: ['Manager'], is_tenant: false } })
  expect(api.calls).toEqual([])
  expect(container.textContent).toBe('')
})
