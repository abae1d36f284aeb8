import { apiClient } from '@staffel/shared-auth'
import { renderWithProviders } from '@staffel/shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { bootArea, bootManifest } from '../../federation/testing/world.tsx'
import { beginDeveloper } from './beginDeveloper.ts'
import { DeveloperTools } from './DeveloperTools.tsx'
import { changedBoot, failures, keepOverrides, none, readOverrides, type Overrides } from './overrides.ts'

const flags = [{ key: 'offers.later', default: false, description: 'Offers of later' }]
const boot = bootManifest([bootArea('offers', { document: { flags } }), bootArea('catalogue')])
const areaOf = (overrides: Overrides) => changedBoot(boot, overrides).areas[0]

const realFetch = window.fetch
beforeEach(() => window.sessionStorage.clear())
afterEach(() => {
  window.fetch = realFetch
  document.getElementById('boot')?.remove()
})

function open(language: 'nl' | 'en' = 'en') {
  const reload = jest.fn()
  return { reload, ...renderWithProviders(<DeveloperTools boot={boot} reload={reload} />, { language }) }
}

const pressKey = () => fireEvent.keyDown(window, { code: 'KeyD', key: 'ð', ctrlKey: true, altKey: true })
const panel = () => screen.findByRole('dialog', { name: 'Developer panel' })

async function choose(user: ReturnType<typeof open>['user'], label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByTitle(option))
}

/** A server that has these files and no other. */
function serve(files: Readonly<Record<string, unknown>>) {
  window.fetch = async (input) => {
    const found = files[String(input)]
    return { ok: found !== undefined, status: found === undefined ? 404 : 200, json: async () => found } as Response
  }
}

describe('what a developer changes for this tab', () => {
  it.each(failures)('makes an area fail on purpose: %s', (failure) => {
    expect(areaOf({ areas: { offers: { failure } } })).not.toEqual(areaOf(none))
    expect(changedBoot(boot, { areas: { offers: { failure } } }).areas[1]).toEqual(boot.areas[1])
  })

  it('is read by the shell in the place of what the server wrote, also later, and goes for the role', async () => {
    const script = Object.assign(document.createElement('script'), { id: 'boot', type: 'application/json' })
    script.textContent = JSON.stringify(boot)
    document.body.append(script)
    keepOverrides({ areas: { offers: { flags: { 'offers.later': true } } }, role: 'User' })
    serve({ '/environment.json': boot, '/other.json': boot })
    window.Response = class {
      static json = (body: unknown) => ({ ok: true, json: async () => body })
    } as unknown as typeof Response
    expect(beginDeveloper()).toEqual(boot)
    expect(JSON.parse(script.textContent).areas[0].flags).toEqual({ 'offers.later': true })
    const asked = async (path: string) => (await (await window.fetch(path)).json()).areas[0].flags
    expect(await asked('/environment.json')).toEqual({ 'offers.later': true })
    expect(await asked('/other.json')).toEqual({})
    apiClient.http.defaults.adapter = async (config) => ({
      config,
      data: { roles: ['Admin'] },
      status: 200,
      statusText: '',
      headers: {},
    })
    expect((await apiClient.http.post('/webhook/userdata')).data).toEqual({ roles: ['User'] })
  })

  it('is nothing where nothing sensible is kept', () => {
    for (const kept of ['{', 'null', '[]', '"x"']) {
      window.sessionStorage.setItem('staffel.developer', kept)
      expect(readOverrides()).toEqual(none)
    }
  })
})

describe('the developer panel', () => {
  it('opens and closes by its key, whatever sign that types, and changes nothing by itself', async () => {
    open()
    expect(screen.queryByRole('region', { name: 'Developer panel' })).not.toBeInTheDocument()
    pressKey()
    expect(await panel()).toBeVisible()
    pressKey()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(readOverrides()).toEqual(none)
  })

  it('keeps a flag, a failure and a role for the next load', async () => {
    const { user, reload } = open()
    pressKey()
    await panel()
    await choose(user, 'Flag offers.later', 'on')
    await choose(user, 'Simulate a failure', 'file was altered')
    await choose(user, 'Simulate a role', 'User')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(reload).toHaveBeenCalledTimes(1)
    const offers = { flags: { 'offers.later': true }, failure: 'altered' }
    expect(readOverrides()).toEqual({ areas: { offers }, role: 'User' })
  })

  it('points one area at a development server, once that has this area', async () => {
    const document = { ...bootArea('catalogue').document, version: '3.0.0' }
    serve({ 'http://localhost:3007/remote/area.json': document, 'http://localhost:3008/remote/area.json': boot })
    const { user, reload } = open()
    pressKey()
    await panel()
    await choose(user, 'Area', 'catalogue')
    await user.click(screen.getByRole('radio', { name: 'A development server' }))
    const address = screen.getByRole('textbox', { name: 'Address of the development server' })
    await user.clear(address)
    await user.type(address, 'http://localhost:3008/remote')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No build of this area was found there')
    expect(reload).not.toHaveBeenCalled()
    await user.clear(address)
    await user.type(address, 'http://localhost:3007/remote')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(readOverrides().areas['catalogue']?.build).toMatchObject({
      document: { version: '3.0.0' },
      base: 'http://localhost:3007/remote/',
      entry: 'remoteEntry.js',
    })
  })

  it('takes a published version by its name', async () => {
    const base = '/r/offers/1.2.0-1a2b3c4d/'
    const build = {
      entry: 'remoteEntry.js',
      scripts: ['a.js'],
      styles: [],
      chunks: {},
      integrity: { 'a.js': 'sha384-x' },
    }
    serve({ [`${base}area.json`]: bootArea('offers').document, [`${base}build.json`]: { ...build, uses: {} } })
    const { user, reload } = open()
    pressKey()
    await panel()
    await user.click(screen.getByRole('radio', { name: 'A published version' }))
    await user.type(screen.getByRole('textbox', { name: 'Version' }), '1.2.0-1a2b3c4d')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(readOverrides().areas['offers']?.build).toEqual({ document: bootArea('offers').document, base, ...build })
  })
})

it('a bar says what is changed in this tab, and puts it back', async () => {
  keepOverrides({ areas: { offers: { failure: 'silent', flags: { 'offers.later': false } } }, role: 'User' })
  const { user, reload } = open('nl')
  const bar = within(screen.getByRole('region', { name: 'Ontwikkelaarspaneel' }))
  expect(bar.getByText(/offers: offers.later staat uit · offers: bestand komt nooit · u bent User/)).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Terugzetten' }))
  expect(reload).toHaveBeenCalled()
  expect(readOverrides()).toEqual(none)
})
