import { Type, type Static } from 'typebox'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { requestSettingLimits } from '../rules/request-settings.rules.ts'

const { months, score } = requestSettingLimits

const fields = {
  keep_raw_months: Type.Integer({
    ...months,
    description: 'The raw mail, and a skipped mail whole, is removed after so many months; what was read of it stays',
  }),
  certain_from: Type.Integer({
    ...score,
    description: 'A product with a lower `totalscore` is a guess until somebody confirms it',
  }),
  rev: Type.Integer({ minimum: 1 }),
}

/** How well what was proposed with one score held. */
export const RequestScore = Strict({
  score: Type.Integer(score),
  lines: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0, description: 'Another product was chosen, or the line was left out' }),
})
export type RequestScore = Static<typeof RequestScore>

/** What a tenant decides about its requests. */
export const RequestSettings = Strict({ tenant_id: Id, ...fields })
export type RequestSettings = Static<typeof RequestSettings>

export const RequestSettingsInput = Strict({ tenant_id: Type.Optional(Id), ...fields })
export type RequestSettingsInput = Static<typeof RequestSettingsInput>
