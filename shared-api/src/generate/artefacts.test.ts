import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { exportOffers, servedEndpoints } from '../contract/index.ts'
import { artefacts } from './artefacts.ts'
import { openApi } from './openApi.ts'

describe('generated files', () => {
  it.each(Object.entries(artefacts))(
    '%s is what the contract says now (else: npm run generate -w @staffel/shared-api)',
    (path, content) => {
      expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(content())
    },
  )
})

const document = JSON.parse(artefacts['openapi.json']?.() ?? '{}')

interface Operation {
  readonly operationId: string
  readonly requestBody?: Part
  readonly responses: Readonly<Record<string, Part>>
}
interface Part {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}

describe('openapi.json', () => {
  it('describes every call that is served under its own operation id', () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(servedEndpoints.map(({ id }) => id).sort())
  })

  it('passes the strictest public rules, but for the findings that are listed with their reason', () => {
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
    const { stdout } = spawnSync(process.execPath, [cli, 'lint', 'openapi.json', '--format=json'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      encoding: 'utf8',
    })
    const { problems, totals } = JSON.parse(stdout)
    expect(problems).toEqual([])
    // A finding that is gone goes from the list.
    expect(totals.ignored).toBe(listedFindings())
  })

  it('shows an example of every body and of every answer', () => {
    const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path))
    const silent = operations.filter(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((part) => Object.entries(part?.content ?? {}))
        .some(([type, { example }]) => /^application\/json|^multipart/.test(type) && example === undefined),
    )
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = references.filter(([, kind = '', name = '']) => !(name in document.components[kind]))
    expect([references.length > 0, missing]).toEqual([true, []])
  })

  it('says of a list how its total is told, and of a JSON filter what it may hold', () => {
    const { get } = document.paths['/offers']
    expect(Object.keys(get.responses['200'].headers)).toEqual(['x-total-count', 'x-total-count-capped'])
    const filters = get.parameters.find(({ name }: { name: string }) => name === 'filters')
    expect(filters.content['application/json'].schema.$ref).toBe('#/components/schemas/OfferFilters')
  })

  it('says what kinds of file a call answers with', () => {
    const { paths } = JSON.parse(JSON.stringify(openApi([exportOffers], new Map())))
    const { content, headers } = paths['/offers/export'].get.responses['200']
    expect([Object.keys(content), Object.keys(headers)]).toEqual([
      ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['content-disposition'],
    ])
  })

  it('marks public calls, the form with a file, and the codes behind a status', () => {
    expect(document.paths['/boot'].get.security).toEqual([])
    expect(document.paths['/offers'].get.security).toEqual([{ bearer: [] }])
    const form = document.paths['/company/logo'].post.requestBody.content['multipart/form-data'].schema
    expect(form.allOf[1].required).toEqual(['logo'])
    const conflict = document.paths['/{offersWorkflow}/offers/delete/{id}'].post.responses['409'].$ref
    expect(conflict).toBe('#/components/responses/STALE.OFFER_LOCKED')
  })
})

function listedFindings(): number {
  const list = readFileSync(new URL('../../.redocly.lint-ignore.yaml', import.meta.url), 'utf8')
  return list.split('\n').filter((line) => line.trim().startsWith("- '#/")).length
}
