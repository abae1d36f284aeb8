import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactConflict, ExactJob, ExactJobRow, ExactSyncSettings } from '@staffel/shared-api/contract'
import { fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { connected } from './sampleExact.ts'

withTranslations('integrations', { nl, en })

export const one = '11111111-0000-4000-8000-000000000001'
export const other = '11111111-0000-4000-8000-000000000002'

export const job = (part: Partial<ExactJob> = {}): ExactJob => ({
  ...{ id: 7, entities: ['accounts'], cause: 'person', asked_by: 'mila@staffel.example', dry_run: false, full: false },
  ...{ state: 'done', done: 52, total: 52, created: 40, updated: 2, removed: 0, conflicts: 1, refused: 1, known: 0 },
  ...{ created_at: '2026-03-06T08:00:00Z', next_at: null, ended_at: '2026-03-06T08:01:00Z', problem: null },
  ...part,
})
export const settings: ExactSyncSettings = { nightly: true, hour: 3, rule: 'exact', rev: 4 }
export const conflict = (part: Partial<ExactConflict> = {}): ExactConflict => ({
  ...{ entity: 'accounts', key: null, item: null },
  ...{ record_id: one, code: '9001', name: 'Lijkend Bouw', city: 'Utrecht', organization_id: null, product_id: null },
  ...{ kind: 'candidates', candidates: [{ organization_id: 12, name: 'Lijkend Bouw B.V.' }], fields: [] },
  ...part,
})
export const row = (part: Partial<ExactJobRow>): ExactJobRow => ({
  ...{ nr: 1, entity: 'accounts', code: '9001', name: 'Vlasveld Bouw', outcome: 'updated', organization_id: 12 },
  ...{ product_id: null, fields: [], message: null },
  ...part,
})

/** Opens a screen about what is brought in, with these answers of the API. */
export const openSyncOf =
  (routes: Parameters<typeof renderRoutes>[0]) =>
  (answers: FakeAnswers = {}, at = '/exact/sync', person?: Parameters<typeof signInAs>[0]) => {
    const api = fakeApi({
      getExactStatus: () => connected(),
      listExactJobs: () => [],
      listExactConflicts: () => [],
      getExactSyncSettings: () => settings,
      ...answers,
    })
    apiClient.http.defaults.adapter = api.adapter
    signInAs(person)
    const asked = (id: string) => api.calls.filter((call) => call.endpoint.id === id)
    return { asked, ...renderRoutes(routes, { at, language: 'en' }) }
  }
export const button = (name: string) => screen.findByRole('button', { name })
