import type { Product } from '@staffel/shared-api/contract'
import { failWith, soldByThePiece } from '@staffel/shared-api/testing'
import { onFrameDialog, screenActions } from '@staffel/shared-ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { ring, sampleDetail, sampleLine, sampleProduct, spring } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

const candidates = () => screen.getByRole('list', { name: 'Possible products' })
const words = (name: string) => new RegExp(name)

describe('the lines of a request', () => {
  it('are gone through by the keyboard alone', async () => {
    const { press, line, callsOf } = await renderDesk(
      {},
      { answers: { listQuoteCandidates: ({ params }) => (Number(params.position) === 3 ? [ring, spring] : []) } },
    )
    await waitFor(() => expect(line('10 balken')).toHaveFocus())
    await press('{ArrowDown}')
    expect(line('een zadel')).toHaveFocus()
    await press('i')
    await waitFor(() => expect(line('een zadel')).toHaveTextContent('Not in the offer'))
    await press('n')
    expect(line('ringen M8')).toHaveFocus()
    await press('2')
    await waitFor(() => expect(line('ringen M8')).toHaveTextContent('Veerring M8'))
    await press('q')
    expect(screen.getByLabelText(words('^Quantity'))).toHaveFocus()
    await press('{Control>}a{/Control}25{Enter}')
    await waitFor(() => expect(line('ringen M8')).toHaveTextContent('25 pcs'))
    expect(line('ringen M8')).toHaveFocus()
    await waitFor(() =>
      expect(
        callsOf('updateQuoteLine').map(({ params, body }) => ({ ...Object(params), ...Object(body) })),
      ).toMatchObject([
        { position: 2, ignored: true, json_version: 1 },
        { position: 3, product_id: 9, json_version: 2 },
        { position: 3, desired_quantity: 25, json_version: 3 },
      ]),
    )
  })

  it('show how well each product fits, and the step of its price', async () => {
    await renderDesk()
    const row = within(candidates()).getByRole('button', { name: words('Vuren balk') })
    for (const fact of ['Certain', '(score 5)', 'Words 3/3', 'Size fits', 'Tier 1–49', 'VUR-1'])
      expect(row).toHaveTextContent(fact)
    expect(row).toHaveTextContent(/€\s100,00/)
    expect(row).toHaveAttribute('aria-current', 'true')
  })

  it('explain what is not certain', async () => {
    const { user, line } = await renderDesk()
    expect(screen.getByRole('button', { name: /2 lines to check/ })).toBeVisible()
    await user.click(line('ringen M8'))
    expect(screen.getByText(words('It is not certain that something is asked for here'))).toBeVisible()
    expect(screen.getByText('Assumed: the e-mail names no quantity.')).toBeVisible()
    await user.click(line('een zadel'))
    expect(screen.getByText(words('Without a product this line goes into the offer as text'))).toBeVisible()
  })

  it('take a converted quantity only when somebody says so', async () => {
    const metres = sampleLine({
      search_line: '24 m balk',
      desired_quantity: 24,
      unit: 'm',
      conversion: { quantity: 60, unit: 'lengths' },
    })
    const { press, line, callsOf } = await renderDesk(
      { replies: [metres] },
      { answers: { updateQuoteLine: () => new Promise(() => {}) } },
    )
    expect(line('24 m balk')).toHaveTextContent('24 m')
    expect(screen.getByRole('button', { name: words('Take over: 60 lengths') })).toBeVisible()
    await press('c')
    // At the step of the ladder for sixty.
    expect(line('24 m balk')).toHaveTextContent(/60 lengths.*€\s480,00/)
    await waitFor(() => expect(callsOf('updateQuoteLine')).toMatchObject([{ body: { desired_quantity: 60 } }]))
  })

  it('are put back in the customer’s own unit', async () => {
    const lengths = sampleLine({ search_line: '24 m balk', desired_quantity: 60, unit: 'lengths' })
    const metres = sampleLine({
      search_line: '24 m balk',
      desired_quantity: 24,
      unit: 'm',
      conversion: { quantity: 60, unit: 'lengths' },
    })
    const { press, line, callsOf } = await renderDesk(
      { replies: [metres] },
      {
        answers: {
          updateQuoteLine: ({ body }) =>
            sampleDetail({ json_version: 2, replies: [body.unit === 'm' ? metres : lengths] }),
        },
      },
    )
    await press('c')
    await waitFor(() => expect(line('24 m balk')).toHaveTextContent('60 lengths'))
    await press('u')
    await waitFor(() => expect(line('24 m balk')).toHaveTextContent('24 m€'))
    expect(callsOf('updateQuoteLine').at(-1)).toMatchObject({ body: { desired_quantity: 24, unit: 'm' } })
  })

  it.each([
    ['r', 'chosen by the matcher again'],
    ['2', 'another product'],
  ])('are given what was remembered again when that is undone (%s: %s)', async (key) => {
    const remembered = sampleLine({ search_line: 'ringen M8', chosen_by: 'memory', productsfound: [ring] })
    const { press, callsOf } = await renderDesk(
      { replies: [remembered] },
      {
        answers: {
          listQuoteCandidates: () => [ring, spring],
          resetQuoteLine: () =>
            sampleDetail({ json_version: 2, replies: [{ ...remembered, chosen_by: null, productsfound: [spring] }] }),
        },
      },
    )
    await screen.findByText('Veerring M8')
    await press(`${key}u`)
    await waitFor(() =>
      expect(callsOf('updateQuoteLine').at(-1)).toMatchObject({ body: { product_id: ring.product_id } }),
    )
    expect(callsOf('resetQuoteLine')).toHaveLength(key === 'r' ? 1 : 0)
  })

  it('keep their quantity when the field is emptied, or holds no number', async () => {
    const { press, line, callsOf } = await renderDesk()
    for (const typed of ['{Delete}', '0', 'abc']) await press(`q{Control>}a{/Control}${typed}{Enter}`)
    expect(line('10 balken')).toHaveTextContent('10 st')
    expect(callsOf('updateQuoteLine')).toHaveLength(0)
  })

  it('are settled by confirming a quantity that was assumed', async () => {
    const { press, callsOf } = await renderDesk({
      replies: [sampleLine({ desired_quantity: 1, quantity_assumed: true })],
    })
    expect(screen.getByRole('button', { name: words('1 line to check') })).toBeVisible()
    await press('q{Enter}')
    expect(await screen.findByText('Nothing left to check')).toBeVisible()
    await waitFor(() => expect(callsOf('updateQuoteLine')).toMatchObject([{ body: { desired_quantity: 1 } }]))
  })

  it('forget a quantity that is given up', async () => {
    const { press, callsOf, line } = await renderDesk()
    await press('q77{Escape}')
    expect(line('10 balken')).toHaveFocus()
    expect(screen.getByLabelText(words('^Quantity'))).toHaveValue('10')
    expect(callsOf('updateQuoteLine')).toHaveLength(0)
    expect(screen.getByRole('dialog', { name: 'Balken' })).toBeVisible()
  })

  it('are given a product of the catalogue', async () => {
    const saddle: Product = {
      ...soldByThePiece,
      product_id: 70,
      product_name: 'Balkdrager 44 mm',
      description: null,
      sku: 'BD-44',
      base_unit_price: 3.5,
      price_unit: 1,
      staffels: [],
      properties: [],
      product_group_id: null,
      product_group_name: null,
      is_visible: true,
      is_selectable: true,
      stock_type: 'boolean',
      stock_value: 1,
    }
    const { press, line, callsOf } = await renderDesk(
      {},
      {
        answers: {
          listProducts: () => [{ ...saddle, product_id: 69, product_name: 'Balkanker' }, saddle],
          updateQuoteLine: () => new Promise(() => {}),
        },
      },
    )
    await press('{ArrowDown}/')
    const field = screen.getByRole('combobox', { name: 'Search the catalogue' })
    expect(field).toHaveFocus()
    await press('balk')
    expect(await screen.findByRole('option', { name: words('Balkdrager') })).toBeVisible()
    await press('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Balkdrager')
    await press('{Enter}')
    expect(line('een zadel')).toHaveTextContent(/Balkdrager 44 mm.*€\s3,50/)
    expect(line('een zadel')).toHaveFocus()
    expect(callsOf('listProducts').at(-1)).toMatchObject({ body: { filters: { search: 'balk' }, visible: true } })
    await waitFor(() => expect(callsOf('updateQuoteLine')).toMatchObject([{ body: { product_id: 70 } }]))
  })

  it('have the keyboard again when nothing is added after all', async () => {
    const { press, line } = await renderDesk()
    await press('{ArrowDown}a5 st{Escape}')
    expect(screen.queryByRole('form', { name: 'Add line' })).not.toBeInTheDocument()
    expect(line('een zadel')).toHaveFocus()
  })

  it('are added to', async () => {
    const added = sampleLine({ position: 4, search_line: '5 latten', desired_quantity: 5 })
    const { press, line, callsOf } = await renderDesk(
      {},
      {
        answers: { addQuoteLine: () => sampleDetail({ json_version: 2, replies: [...sampleDetail().replies, added] }) },
      },
    )
    await press('a')
    await press('5 st latten{Enter}')
    await waitFor(() => expect(line('5 latten')).toHaveFocus())
    expect(callsOf('addQuoteLine')).toMatchObject([{ body: { search_line: '5 st latten', desired_quantity: 5 } }])
  })

  it('let the matcher choose again, and say when a choice was remembered', async () => {
    const remembered = sampleLine({ chosen_by: 'memory' })
    const { press, callsOf, line } = await renderDesk(
      { replies: [remembered] },
      { answers: { resetQuoteLine: () => sampleDetail({ json_version: 2, replies: [sampleLine()] }) } },
    )
    expect(screen.getByText('Remembered: chosen like this for this customer before.')).toBeVisible()
    await press('r')
    await waitFor(() => expect(screen.queryByText(words('Remembered'))).not.toBeInTheDocument())
    expect(callsOf('resetQuoteLine')).toMatchObject([{ params: { position: 1 }, body: { json_version: 1 } }])
    expect(within(line('10 balken')).getByRole('img', { name: 'Fits' })).toBeVisible()
  })

  it('are put back as they were, one change after the other', async () => {
    const { press, callsOf, line } = await renderDesk({ replies: [sampleLine({ chosen_by: 'person' })] })
    await press('i')
    await press('0')
    await waitFor(() => expect(line('10 balken')).toHaveTextContent('Not in the offer'))
    await press('u')
    await waitFor(() => expect(line('10 balken')).toHaveTextContent('Vuren balk'))
    expect(callsOf('updateQuoteLine').map(({ body }) => body)).toMatchObject([{ ignored: true }, { ignored: false }])
    await press('u')
    expect(await screen.findByText('There is nothing to undo.')).toBeVisible()
  })

  it('give the frame every key for its list, and open that', async () => {
    const opened = jest.fn()
    const stop = onFrameDialog(opened)
    const { user } = await renderDesk()
    expect(screenActions().flatMap(({ keys = [] }) => keys)).toEqual([
      'Ctrl+Enter',
      '↑',
      '↓',
      'n',
      '1–9',
      '0',
      'm',
      'q',
      'c',
      'z',
      '/',
      'i',
      'r',
      'a',
      'u',
      'Esc',
    ])
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    expect(opened).toHaveBeenCalledWith('keys')
    stop()
  })

  it('show the best three, and the others when they are asked for', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => sampleProduct({ product_id: id, name: `Balk ${id}` }))
    const { press } = await renderDesk(
      { replies: [sampleLine({ productsfound: many.slice(0, 1) })] },
      { answers: { listQuoteCandidates: () => many } },
    )
    expect(await screen.findByRole('button', { name: words('2 other possibilities') })).toBeVisible()
    expect(within(candidates()).getAllByRole('button')).toHaveLength(3)
    await press('m')
    expect(within(candidates()).getAllByRole('button')).toHaveLength(5)
  })

  it('say that other products cannot be had, and try again', async () => {
    const { user, api } = await renderDesk(
      {},
      {
        answers: {
          listQuoteCandidates: () => {
            throw failWith('INTERNAL')
          },
        },
      },
    )
    expect(await screen.findByText(words('Other possibilities could not be loaded'))).toBeVisible()
    api.use({ listQuoteCandidates: () => [sampleProduct(), sampleProduct({ product_id: 6, name: 'Grenen balk' })] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: words('Grenen balk') })).toBeVisible()
  })
})
