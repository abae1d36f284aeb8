import { ApiError } from '@staffel/shared-api/client'
import { queryClient } from '@staffel/shared-ui/query'
import { lookWhenRefused } from './lookWhenRefused.ts'

const refusal = (code: 'AREA_DISABLED' | 'FORBIDDEN') => new ApiError({ code, status: 403, message: 'No' })
let stop = () => {}
afterEach(() => {
  stop()
  queryClient.clear()
})

/** A call of a page that is refused so. */
const ask = (error: Error) =>
  queryClient
    .fetchQuery({ queryKey: ['products', error.message], queryFn: () => Promise.reject(error), retry: false })
    .catch(() => {})
const change = (error: Error) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(error) })
    .execute(undefined)
    .catch(() => {})

test('a call that is refused because its area is off has the tab look at its environment, once for all that are', async () => {
  const looking = Promise.withResolvers<void>()
  const look = jest.fn(() => looking.promise)
  stop = lookWhenRefused(queryClient, look)
  await ask(refusal('FORBIDDEN'))
  expect(look).not.toHaveBeenCalled()
  await ask(refusal('AREA_DISABLED'))
  await change(refusal('AREA_DISABLED'))
  expect(look).toHaveBeenCalledTimes(1)
  looking.resolve()
  await looking.promise
  await Promise.resolve()
  await change(refusal('AREA_DISABLED'))
  expect(look).toHaveBeenCalledTimes(2)
  stop()
  await change(refusal('AREA_DISABLED'))
  expect(look).toHaveBeenCalledTimes(2)
})
