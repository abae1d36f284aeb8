import type { ProductPicture } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderCatalogue, type Visit } from '../../../testing/renderCatalogue.ts'

const picture = (id: number, alt = ''): ProductPicture => ({
  id,
  url: `/webhook/product-pictures/full-${id}.webp`,
  thumb_url: `/webhook/product-pictures/small-${id}.webp`,
  alt,
  width: 800,
  height: 600,
})
const two = [picture(1, 'Van opzij'), picture(2)]

const open = (pictures: readonly ProductPicture[], user?: Visit['user']) =>
  renderCatalogue({ routes, at: '/products/1', user, answers: { listProductPictures: () => [...pictures] } })
const card = async () => within(await screen.findByRole('region', { name: 'Pictures' }))
const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' })

describe('the pictures of a product', () => {
  it('are asked for where there are none, and added one by one', async () => {
    const { api, user, callsOf } = open([])
    const shown = await card()
    expect(await shown.findByText(/No pictures yet\. PNG, JPEG or WebP/)).toBeInTheDocument()
    const stored: ProductPicture[] = []
    api.use({
      uploadProductPicture: () => {
        stored.push(picture(stored.length + 1))
        return picture(stored.length)
      },
      listProductPictures: () => [...stored],
    })
    await user.upload(shown.getByLabelText('Choose pictures'), [file('a.png'), file('b.png')])
    expect(await shown.findByRole('button', { name: 'Picture 2: Zeskantbout M8x40' })).toBeInTheDocument()
    expect(shown.getByRole('img', { name: 'Zeskantbout M8x40' })).toHaveAttribute('src', picture(1).url)
    expect(callsOf('uploadProductPicture')).toHaveLength(2)
  })

  it('are taken where they are let go of over the card; beside it the page stays what it is', async () => {
    const { api, callsOf } = open([])
    const place = await (await card()).findByText(/No pictures yet/)
    api.use({ uploadProductPicture: () => picture(1), listProductPictures: () => [picture(1)] })
    const dataTransfer = { types: ['Files'], files: [file('a.png')], dropEffect: '' }
    fireEvent.dragOver(document.body, { dataTransfer })
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    expect(callsOf('uploadProductPicture')).toEqual([])
    fireEvent.drop(place, { dataTransfer })
    expect(await screen.findByRole('img', { name: 'Zeskantbout M8x40' })).toBeInTheDocument()
    expect(callsOf('uploadProductPicture')).toHaveLength(1)
  })

  it('are refused with the name of the file and the reason, without asking where that is known here', async () => {
    const { api, user, callsOf } = open([])
    api.use({
      uploadProductPicture: () => {
        throw failWith('UNSUPPORTED_MEDIA_TYPE', { fields: { file: 'This file cannot be read as a picture.' } })
      },
    })
    const choose = (await card()).getByLabelText('Choose pictures')
    await user.upload(choose, [file('kapot.png'), file('groot.png', 5 * 1024 * 1024 + 1)])
    expect(await screen.findByText('kapot.png was not added.')).toBeInTheDocument()
    expect(screen.getByText('This file cannot be read as a picture.')).toBeInTheDocument()
    expect(await screen.findByText('groot.png was not added.')).toBeInTheDocument()
    expect(screen.getByText('A file may be 5 MB at most.')).toBeInTheDocument()
    expect(callsOf('uploadProductPicture')).toHaveLength(1)
  })

  it('are looked at one by one, put in another order and described', async () => {
    const { api, user, callsOf } = open(two)
    const shown = await card()
    expect(await shown.findByRole('img', { name: 'Van opzij' })).toHaveAttribute('src', two[0]?.url)
    await user.click(shown.getByRole('button', { name: 'Picture 2: Zeskantbout M8x40' }))
    expect(shown.getByRole('img', { name: 'Zeskantbout M8x40' })).toHaveAttribute('src', two[1]?.url)
    let stored = two
    api.use({
      arrangeProductPictures: ({ body }) =>
        (stored = body.pictures.map(({ id, alt }: { id: number; alt: string }) => picture(id, alt))),
      listProductPictures: () => [...stored],
    })
    await user.click(shown.getByRole('button', { name: 'Actions for picture 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make first' }))
    await user.click(await shown.findByRole('button', { name: 'Actions for picture 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit description' }))
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Van boven{Enter}')
    expect(await shown.findByRole('img', { name: 'Van boven' })).toBeInTheDocument()
    expect(callsOf('arrangeProductPictures').map(({ body }) => body)).toEqual([
      {
        pictures: [
          { id: 2, alt: '' },
          { id: 1, alt: 'Van opzij' },
        ],
      },
      {
        pictures: [
          { id: 2, alt: 'Van boven' },
          { id: 1, alt: 'Van opzij' },
        ],
      },
    ])
  })

  it('are deleted once that was confirmed', async () => {
    const { api, user, callsOf } = open(two)
    const shown = await card()
    await user.click(await shown.findByRole('button', { name: 'Actions for picture 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    api.use({ deleteProductPicture: () => undefined, listProductPictures: () => two.slice(1) })
    const question = within(await screen.findByRole('dialog', { name: 'Delete this picture?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The picture has been deleted.')).toBeInTheDocument()
    expect(callsOf('deleteProductPicture').map(({ params }) => params)).toEqual([{ id: 1, pictureId: 1 }])
    await waitFor(() => expect(shown.queryByRole('img', { name: 'Van opzij' })).not.toBeInTheDocument())
  })

  it('are only looked at by who does not sell the product', async () => {
    open(two, { roles: ['Manager'], is_tenant: false })
    const shown = await card()
    expect(await shown.findByRole('img', { name: 'Van opzij' })).toBeInTheDocument()
    expect(shown.queryByRole('button', { name: /Actions|Add/ })).not.toBeInTheDocument()
  })
})
