import type { CustomerDetail, MergeInput, SavedOffer } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../../testing/create-test-app.ts'

export const manager = 'manager@staffel.example'

/** Customers, and merges of them, by a Manager of the seller. */
export function mergesOf(app: () => TestApp) {
  const read = (id: number) =>
    app()
      .as(manager)
      .getCustomer({ query: { organization_id: id } })
  async function added(name: string, part: object = {}): Promise<CustomerDetail> {
    const body = { name, allow_duplicate: true, ...part }
    const { organization_id } = await app().as(manager).createOrganization({ body })
    return read(organization_id)
  }
  const preview = (into: number, from: number, email = manager) =>
    app()
      .as(email)
      .previewOrganizationMerge.answer({ query: { organization_id: into, from_id: from } })
  async function merge(into: number, from: number, part: Partial<MergeInput> = {}) {
    const { body } = await preview(into, from)
    return app()
      .as(manager)
      .mergeOrganizations.answer({
        body: {
          organization_id: into,
          from_id: from,
          rev: body.into?.rev ?? 1,
          from_rev: body.from?.rev ?? 1,
          ...part,
        },
      })
  }
  const merges = (id: number) =>
    app()
      .as(manager)
      .listOrganizationMerges({ query: { organization_id: id } })
  const undo = async (id: number, into: number) =>
    app()
      .as(manager)
      .undoOrganizationMerge.answer({ params: { id }, body: { rev: (await read(into)).rev } })
  async function undoLast(into: number) {
    const [last] = await merges(into)
    return undo(last?.id ?? 0, into)
  }
  async function offerFor(id: number, part: object = {}): Promise<SavedOffer> {
    const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
    const offer = { title: 'Gevel', customer: { organization_id: id }, items, ...part }
    const [saved] = await app().as(manager).saveOffer({ body: { offer } })
    if (!saved) throw new Error('nothing was saved')
    return saved
  }
  return { read, added, preview, merge, merges, undo, undoLast, offerFor }
}
