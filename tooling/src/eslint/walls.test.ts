import { ESLint, Linter, type Rule } from 'eslint'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { apiFloors } from './apiFloors.ts'
import { houseRules, unmarkedPoll } from './index.ts'
import { areaLayers } from './areaLayers.ts'
import { contractCalls } from './contractCalls.ts'
import { fileNames } from './fileNames.ts'
import { packageWalls } from './packageWalls.ts'
import { reasonedSuppression } from './reasonedSuppression.ts'
import { textsInCode } from './textsInCode.ts'

/** What a rule says of one line of code in one file. */
function said(rule: Rule.RuleModule, file: string, code: string): string[] {
  const linter = new Linter({ cwd: '/house' })
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: { rules: { rule } } },
    rules: { 'house/rule': 'error' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    // The two packages describe the same parser in types of their own.
    languageOptions: { parser: tseslint.parser as Linter.Parser },
  }
  return linter.verify(code, config, `/house/${file}`).map(({ message }) => message)
}

/** What a list of forbidden syntax says of one line of code. */
function saidOfSyntax(refused: readonly object[], code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refused] },
    // The two packages describe the same parser in types of their own.
    languageOptions: { parser: tseslint.parser as Linter.Parser },
  }
  return new Linter().verify(code, config, 'x.ts').map(({ message }) => message)
}

describe('a question that a page repeats', () => {
  it.each([
    'x({ refetchInterval: 60_000 })',
    'x({ refetchInterval: ({ state }) => (state.data ? 700 : false) })',
    'x({ refetchInterval: often(count, 700) })',
  ])('%s is refused', (code) => {
    expect(saidOfSyntax([unmarkedPoll], code)).toEqual([expect.stringContaining('every(call, …)')])
  })

  it.each(['shell', 'shared-auth', 'mf-offers'])('is refused in %s', async (unit) => {
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: houseRules, cwd: '/house' })
    const { rules } = await eslint.calculateConfigForFile(`/house/${unit}/src/x.ts`)
    expect(rules['no-restricted-syntax']).toContainEqual(unmarkedPoll)
  })

  it('names the call that it repeats', () => {
    expect(saidOfSyntax([unmarkedPoll], 'x({ refetchInterval: every(count, 60_000) })')).toEqual([])
  })
})

describe('a test of the API', () => {
  it.each([
    "app.call(manager, { method: 'GET', url: '/webhook/offers?limit=1' })",
    'app.http.inject(`/webhook/offers/${id}/pdf`)',
    "app.http.inject('/WEBHOOK/tenants')",
    'const path = `/webhook/${app.config.workflows.quotes}/requests`',
    "const base = '/webhook'",
    'call(bearer, `/webhook${path}`)',
  ])('does not say the address of a call: %s', (code) => {
    expect(saidOfSyntax(contractCalls, code)).toEqual([expect.stringContaining('by its name in the contract')])
  })

  it('calls what it only wants done so that a refusal fails', () => {
    expect(saidOfSyntax(contractCalls, 'async () => { await app.as(manager).endSession.answer() }')).toEqual([
      expect.stringContaining('go unnoticed'),
    ])
    expect(saidOfSyntax(contractCalls, 'async () => { await app.as(manager).endSession() }')).toEqual([])
  })

  it.each([
    'app.as(manager).listOffers.answer({ query: { limit: 1 } })',
    'app.call(manager, { url: urlOf(getPublicOffer, app.config.workflows) })',
    "app.http.inject('/dev/outbox')",
    "app.http.inject('/webhook/logos/x.svg')",
    'app.http.inject({ url: `/webhook/nothing/${token}` })',
    'expect(log).toContain(\'"route":"/webhook/public/offers/:token"\')',
  ])('may say %s', (code) => {
    expect(saidOfSyntax(contractCalls, code)).toEqual([])
  })
})

describe('what the API says', () => {
  it.each([
    ["const required = { nl: 'Verplicht.' }", 'text(key, params)'],
    ["const most = (limit) => ({ 'en': `At most ${limit}.` })", 'text(key, params)'],
    ['const titles = { nl: (nr) => nr }', 'text(key, params)'],
    ["const title = language === 'nl' ? a : b", 'third language'],
    ["if (language !== 'en') x()", 'third language'],
    ["type Of = 'nl' | null", 'the one list'],
  ])('%s is refused', (code, way) => {
    expect(saidOfSyntax(textsInCode, code)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    "text('field.required')",
    'const terms = { nl: row.terms_nl, en: row.terms_en }',
    "const terms = { nl: '', en: '' }",
    "page({ language: 'en' })",
  ])('%s is fine', (code) => {
    expect(saidOfSyntax(textsInCode, code)).toEqual([])
  })
})

describe('package walls', () => {
  const page = 'mf-offers/src/features/list/Page.tsx'

  it.each([
    [page, "import { Button } from 'antd'", '@staffel/shared-ui'],
    [page, "import { Link } from 'react-router-dom'", '@staffel/shared-ui/router'],
    [page, "import axios from 'axios'", 'apiClient'],
    [page, "import { area } from '@staffel/mf-people/area'", 'Areas meet in the shell'],
    [page, "const later = import('@staffel/shell')", 'over its seam'],
    [page, "import { x } from '../../../../mf-people/src/x.ts'", 'reaches into another folder'],
    ['shell/src/router.tsx', "import { routes } from '@staffel/mf-offers/area'", 'Areas meet in the shell'],
    ['shared-ui/src/core/x.ts', "import { session } from '@staffel/shared-auth'", 'may not import'],
    ['shared-ui/src/core/x.ts', "import axios from 'axios'", 'no data and no session'],
    ['shared-auth/src/x.ts', "import { Spin } from 'antd/es/spin'", 'draws nothing'],
    ['shared-api/src/rules/x.ts', "import { useState } from 'react'", 'no state and no interface'],
    ['api/src/app.ts', "import { listOffers } from '@staffel/shared-api/client'", 'may not import'],
    ['api/src/app.ts', "import { startExactStandIn } from '@staffel/exact-standin'", 'may not import'],
    ['exact-standin/src/x.ts', "import { listOffers } from '@staffel/shared-api/contract'", 'may not import'],
    ['e2e/tests/x.spec.ts', "export * from '@staffel/shared-ui/core'", 'may not import'],
  ])('%s: %s', (file, code, way) => {
    expect(said(packageWalls, file, code)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    [page, "import { listOffers } from '@staffel/shared-api/client'"],
    [page, "import { paths } from '../../paths.ts'"],
    ['api/src/app.ts', "import { listOffers } from '@staffel/shared-api/contract'"],
    ['api/src/testing/x.ts', "import { listOffers } from '@staffel/shared-api/client'"],
    ['api/src/modules/x.test.ts', "import { listOffers } from '@staffel/shared-api/client'"],
    ['api/src/modules/x.test.ts', "import { startExactStandIn } from '@staffel/exact-standin'"],
    ['shared-auth/src/x.ts', "import { checkAccess } from '@staffel/shared-api/rules'"],
    ['shared-ui/src/core/x.ts', "import Button from 'antd/es/button'"],
  ])('%s lets through %s', (file, code) => {
    expect(said(packageWalls, file, code)).toEqual([])
  })
})

describe('layers of an area', () => {
  it.each([
    ['mf-offers/src/api/offers.queries.ts', "import { x } from '../features/list/x.ts'", 'features is above api'],
    [
      'mf-offers/src/features/list/Page.tsx',
      "import { routes } from '../../routes.tsx'",
      'routes.tsx is above features',
    ],
    [
      'mf-offers/src/features/list/Page.tsx',
      "import { Editor } from '../editor/Editor.tsx'",
      'does not import the feature editor',
    ],
  ])('%s: %s', (file, code, way) => {
    expect(said(areaLayers, file, code)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    ['mf-offers/src/features/list/Page.tsx', "import { offersQuery } from '../../api/offers.queries.ts'"],
    ['mf-offers/src/features/list/Page.tsx', "import { Row } from './Row.tsx'"],
    ['mf-offers/src/parts/Dialog.tsx', "import { useDelete } from '../api/offers.mutations.ts'"],
    ['mf-offers/src/routes.tsx', "import { Page } from './features/list/Page.tsx'"],
  ])('%s lets through %s', (file, code) => {
    expect(said(areaLayers, file, code)).toEqual([])
  })
})

describe('floors of the API', () => {
  it.each([
    [
      'api/src/modules/offers/offers.service.ts',
      "import { findOffer } from './offer.repository.ts'",
      'known only to its module',
    ],
    [
      'api/src/modules/offers/offers.service.ts',
      "import { price } from '../catalogue/catalogue.service.ts'",
      'does not reach into catalogue',
    ],
    ['api/src/modules/offers/offers.service.ts', "import { routes } from './offers.routes.ts'", 'a floor above'],
    [
      'api/src/db/database.ts',
      "import type { OffersTables } from '../modules/offers/offers.tables.ts'",
      'modules stands above db',
    ],
    ['api/src/db/tenant-day.ts', "import type { Caller } from '../http/caller.ts'", 'http stands above db'],
    ['api/src/config.ts', "import { migrate } from './db/migrate.ts'", 'db stands above config.ts'],
    ['api/src/plugins/logger-options.ts', "import { jobs } from '../modules/jobs.ts'", 'modules stands above plugins'],
    ['api/src/billing/bill.ts', "import { notFound } from '../errors.ts'", 'on which floor billing stands'],
  ])('%s: %s', (file, code, way) => {
    expect(said(apiFloors, file, code)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    ['api/src/modules/offers/offers.service.ts', "import type { OfferRepository } from './offer.repository.ts'"],
    ['api/src/modules/offers/offers.module.ts', "import { offerRepository } from './offer.repository.ts'"],
    ['api/src/modules/offers/offers.routes.ts', "import { mayCreate } from './offers.policy.ts'"],
    ['api/src/modules/offers/offers.service.ts', "import { asTenant } from '../../db/tenant-transaction.ts'"],
    ['api/src/http/module.ts', "import type { FileStore } from '../files/file-store.ts'"],
    ['api/src/testing/create-test-app.ts', "import { buildApp } from '../app.ts'"],
  ])('%s lets through %s', (file, code) => {
    expect(said(apiFloors, file, code)).toEqual([])
  })
})

describe('suppressions', () => {
  it('need their reason', () => {
    expect(said(reasonedSuppression, 'api/src/x.ts', '// eslint-disable-next-line no-console\nlet x = 1')).toHaveLength(
      1,
    )
    expect(
      said(
        reasonedSuppression,
        'api/src/x.ts',
        '// eslint-disable-next-line no-console -- the terminal is the interface here\nlet x = 1',
      ),
    ).toEqual([])
  })
})

describe('the name of a file', () => {
  const fn = (name: string) => `export function ${name}() {}`

  it.each([
    ['api/src/documents/text/fonts.ts', fn('faceOf'), 'after its one export, faceOf'],
    [
      'shell/src/load/areaFiles.ts',
      `export type FirstFiles = 1\n${fn('firstFiles')}`,
      'after its one export, firstFiles',
    ],
    ['api/src/modules/x/invite-rules.ts', `${fn('first')}\n${fn('second')}`, 'invite.rules.ts'],
    ['api/src/modules/x/list.conditions.ts', fn('list'), 'conditions is no role'],
    ['api/src/modules/x/readMail.ts', fn('readMail'), 'kebab-case'],
    ['mf-offers/src/api/offerFiles.calls.ts', fn('offerFiles'), 'kebab-case'],
    ['mf-offers/src/features/list/head-changes.ts', fn('headChanges'), 'camelCase'],
  ])('%s with %s is refused', (file, code, way) => {
    expect(said(fileNames, file, code)).toEqual([expect.stringContaining(way)])
  })

  it('is not that of a service or a repository beside it', () => {
    const house = mkdtempSync(join(tmpdir(), 'names-'))
    mkdirSync(join(house, 'api'))
    writeFileSync(join(house, 'api/old-mail.repository.ts'), '')
    const rules = { 'house/rule': 'error' } as const
    const plugins = { house: { rules: { rule: fileNames } } }
    const file = join(house, 'api/old-mail.ts')
    const messages = new Linter({ cwd: house }).verify(fn('oldMail'), [{ files: ['**/*.ts'], plugins, rules }], file)
    rmSync(house, { recursive: true })
    expect(messages.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('old-mail.repository.ts as well'),
    )
  })

  it.each([
    ['api/src/app.ts', fn('createApp')],
    ['api/src/modules/identity/profile.ts', fn('profileOf')],
    ['api/src/modules/offers/plan/plan.routes.ts', fn('planRoutes')],
    ['api/src/http/html.ts', `${fn('page')}\n${fn('escapeHtml')}`],
    ['mf-offers/src/features/list/OfferList.tsx', 'export const OfferList = 1'],
    ['shared-api/src/contract/offers/endpoints.ts', fn('listOffers')],
    ['mf-offers/src/features/list/OfferList.test.tsx', ''],
  ])('%s with %s is fine', (file, code) => {
    expect(said(fileNames, file, code)).toEqual([])
  })
})
