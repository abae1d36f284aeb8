import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { QueryClientProvider, queryClient } from '@staffel/shared-ui/query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { sampleSaved } from '../../testing/samples.ts'
import { useSaveOffer } from './offers.mutations.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

it('saves the lines of a template that was deleted meanwhile, without its name', async () => {
  signInAs()
  const api = fakeApi({
    saveOffer: ({ body }) => {
      if (body.offer.template_id) throw failWith('NOT_FOUND')
      return [sampleSaved()]
    },
  })
  apiClient.http.defaults.adapter = api.adapter
  const { result } = renderHook(() => useSaveOffer(), { wrapper })
  const saved = await act(() =>
    result.current.mutateAsync({ offer: { title: 'Dak', template_id: 4 }, idempotencyKey: 'a-key-of-the-form' }),
  )
  expect(saved).toEqual(sampleSaved())
  expect(api.calls.map(({ body }) => body)).toEqual([
    { offer: { title: 'Dak', template_id: 4 } },
    { offer: { title: 'Dak' } },
  ])
})

it('says so when it is the offer that is gone', async () => {
  signInAs()
  apiClient.http.defaults.adapter = fakeApi({
    saveOffer: () => {
      throw failWith('NOT_FOUND')
    },
  }).adapter
  const { result } = renderHook(() => useSaveOffer(), { wrapper })
  await expect(
    act(() => result.current.mutateAsync({ offer: { title: 'Dak' }, idempotencyKey: 'a-key-of-the-form' })),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
