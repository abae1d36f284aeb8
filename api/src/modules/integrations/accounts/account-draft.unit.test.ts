import { accountDraft, addressPart, personPart } from './account-draft.ts'

test('what is cut of an account, its people and addresses ends with a whole character', () => {
  const link = { organization_id: null, is_blocked: false, isNew: true }
  const said = { Status: 'C', Name: `${'n'.repeat(199)}😀`, Phone: `${'1'.repeat(49)}😀`, City: `${'c'.repeat(99)}😀` }
  const { values } = accountDraft(said, 1, link).draft
  expect(values).toMatchObject({ name: 'n'.repeat(199), phone: '1'.repeat(49), city: 'c'.repeat(99) })
  expect(addressPart(said, null)?.values).toMatchObject({ city: 'c'.repeat(99) })
  expect(personPart({ FullName: said.Name }, null, null)?.values).toMatchObject({ name: 'n'.repeat(199) })
})

test.each(['jan@localhost', 'jan,piet@vlas.example', 'Jan <jan@vlas.example>'])(
  'a person of Exact with %s is known by name, without an address that no mail could be sent to',
  (address) => {
    const part = personPart({ FullName: 'Jan Vlas', BusinessEmail: address }, null, null)
    expect(part).toMatchObject({ values: { name: 'Jan Vlas', email: null }, knownBy: ['name'] })
  },
)
