import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { estimatedValue } from '@staffel/shared-api/rules'
import type { RouteObject } from '@staffel/shared-ui/router'
import { screen } from '@testing-library/react'
import { renderRequests, type Visit } from './renderRequests.ts'
import { sampleDetail } from './samples.ts'

/** Opens a request on a server that keeps one: what it answers rises by a version with each change. */
export const deskOf =
  (routes: RouteObject[]) =>
  async (
    different: Partial<QuoteRequestDetail> = {},
    { answers, at = '/requests/1', ...visit }: Partial<Visit> = {},
  ) => {
    let stored = sampleDetail(different)
    const change = (changed: Partial<QuoteRequestDetail>) => {
      const lines = estimatedValue(changed.replies ?? stored.replies)
      const value = { ...stored.value, lines, subtotal: lines + stored.value.surcharges }
      stored = { ...stored, value, ...changed, json_version: stored.json_version + 1 }
      return stored
    }
    const opened = renderRequests({
      routes,
      at,
      answers: {
        getQuoteRequest: () => stored,
        updateQuoteLine: ({ params, body }) =>
          change({
            replies: stored.replies.map((line) => {
              if (line.position !== Number(params.position)) return line
              const { product_id: chosen, desired_quantity = line.desired_quantity, ignored = line.is_ignored } = body
              const products =
                chosen === undefined
                  ? line.productsfound
                  : line.productsfound.filter(({ product_id }) => product_id === chosen)
              return {
                ...line,
                desired_quantity,
                quantity_assumed: line.quantity_assumed && body.desired_quantity === undefined,
                is_ignored: ignored,
                productsfound: products,
                chosen_by: chosen === undefined ? line.chosen_by : 'person',
              }
            }),
          }),
        ...answers,
      },
      ...visit,
    })
    await screen.findByRole('dialog', { name: stored.subject || /./ })
    /** The button of a line, by the customer's words. */
    const line = (words: string) => screen.getByRole('button', { name: new RegExp(words) })
    return { ...opened, line, change, press: (keys: string) => opened.user.keyboard(keys) }
  }
