import type { Erasure } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'

withTranslations('people', { nl, en })

const ans: Erasure = {
  email: 'ans@jansenbouw.example',
  name: 'Ans Jansen',
  emptied: [
    { trace: 'contacts', count: 2 },
    { trace: 'mails', count: 1 },
  ],
  kept: [{ trace: 'signatures', count: 3 }],
  obstacle: null,
}

function open(found: Erasure) {
  const erased: unknown[] = []
  const api = fakeApi({
    listDataExports: () => [],
    previewErasure: () => found,
    erasePerson: ({ body }) => {
      erased.push(body)
      return found
    },
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  return { api, erased, ...renderRoutes(routes, { at: '/settings?tab=data' }) }
}

async function look(found: Erasure, typed = found.email) {
  const opened = open(found)
  await opened.user.type(await screen.findByRole('textbox', { name: 'E-mail address or name' }), typed)
  await opened.user.click(screen.getByRole('button', { name: 'See what there is' }))
  return opened
}

describe('erasing a person', () => {
  it('says what is emptied and what is kept, and asks before it is done', async () => {
    const { erased, user } = await look(ans)
    expect(await screen.findByText('2 contact persons of customers')).toBeVisible()
    expect(screen.getByText('text and attachments of 1 mail')).toBeVisible()
    expect(screen.getByText('3 signatures')).toBeVisible()
    expect(screen.getByText(/^This proves what was agreed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Erase this person' }))
    const question = within(await screen.findByRole('dialog', { name: 'Erase Ans Jansen?' }))
    expect(erased).toEqual([])
    await user.click(question.getByRole('button', { name: 'Erase for good' }))
    expect(await screen.findByText('The person has been erased.')).toBeVisible()
    expect(erased).toEqual([{ email: ans.email }])
    await waitFor(() => expect(screen.queryByText('3 signatures')).not.toBeInTheDocument())
  })

  it.each([
    ['SELF', /^You cannot erase yourself/],
    ['LAST_ADMIN', /^This is the last manager/],
    ['FORBIDDEN', /^You may not manage/],
  ] as const)('offers nothing where %s is in the way', async (obstacle, words) => {
    await look({ ...ans, obstacle })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument()
  })

  it('says that nothing is known, and shows no answer for another address', async () => {
    const { user } = await look({ ...ans, name: '', emptied: [], kept: [] })
    expect(await screen.findByText('Nothing is known of ans@jansenbouw.example.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'E-mail address or name' }), 'x')
    expect(screen.queryByText(/^Nothing is known/)).not.toBeInTheDocument()
  })

  it('finds a contact person without an address by name, among customers', async () => {
    const { api, erased, user } = open({ ...ans, email: '', emptied: [{ trace: 'contacts', count: 1 }], kept: [] })
    const one = { id: 4, name: 'Ans Jansen', job_title: 'Inkoper', organization_name: 'Jansen Bouw' }
    api.use({ findUnaddressedContacts: () => [one, { ...one, id: 5, organization_name: 'De Haan' }] })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address or name' }), 'ans')
    await user.click(screen.getByRole('button', { name: 'See what there is' }))
    await user.click(await screen.findByRole('button', { name: 'See what there is of Ans Jansen, De Haan' }))
    expect(await screen.findByRole('heading', { name: 'Ans Jansen' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Erase this person' }))
    const question = within(await screen.findByRole('dialog', { name: 'Erase Ans Jansen?' }))
    await user.click(question.getByRole('button', { name: 'Erase for good' }))
    await waitFor(() => expect(erased).toEqual([{ contact_person_id: 5 }]))
    expect(screen.queryByText('Contact persons without an e-mail address')).not.toBeInTheDocument()
  })

  it('says that nobody without an address is called so', async () => {
    const { api, user } = open(ans)
    api.use({ findUnaddressedContacts: () => [] })
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address or name' }), 'niemand')
    await user.click(screen.getByRole('button', { name: 'See what there is' }))
    expect(await screen.findByText(/^There is no contact person without/)).toBeVisible()
  })

  it('names the field that is wrong', async () => {
    const { api, user } = open(ans)
    await user.click(await screen.findByRole('button', { name: 'See what there is' }))
    expect(await screen.findByText('Enter an e-mail address or a name.')).toBeVisible()
    api.use({
      previewErasure: () => {
        throw failWith('VALIDATION', { fields: { email: 'This is no e-mail address.' } })
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'E-mail address or name' }), 'ans@jansenbouw.example')
    await user.click(screen.getByRole('button', { name: 'See what there is' }))
    expect(await screen.findByText('This is no e-mail address.')).toBeVisible()
  })
})
