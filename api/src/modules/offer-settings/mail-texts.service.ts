import {
  languages,
  type Language,
  type OfferMailKind,
  type OfferMailText,
  type OfferMailTexts,
} from '@staffel/shared-api/contract'
import { isBlank, mailPlaceholders, offerMailKinds, unknownPlaceholders } from '@staffel/shared-api/rules'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import { invalid, stale } from '../../errors.ts'
import type { Caller } from '../../http/caller.ts'
import { text, type Text } from '../../texts/text.ts'
import type { MailTextsRepository } from './mail-texts.repository.ts'
import { oneTenant } from '../../http/one-tenant.ts'
import type { SettingsRepository } from './settings.repository.ts'
import type { By } from './settings.service.ts'
import { standardMailText, type Wording } from './standard-mail-text.ts'

export interface MailTextsInput {
  readonly tenant_id?: number
  readonly texts: readonly OfferMailText[]
  readonly reset?: readonly Pick<OfferMailText, 'kind' | 'language'>[]
  readonly rev: number
}

export interface MailTextsDependencies {
  readonly db: Db
  readonly texts: MailTextsRepository
  readonly settings: SettingsRepository
}

/** How a tenant words its mails about offers. */
export function mailTextsService({ db, texts, settings }: MailTextsDependencies) {
  async function answer(tx: Tx, tenantId: number, rev: number): Promise<OfferMailTexts> {
    const own = await texts.all(tx, tenantId)
    const wordings = offerMailKinds.flatMap((kind) =>
      languages.map((language) => {
        const { subject, body } =
          own.find((text) => text.kind === kind && text.language === language) ?? standardMailText(kind, language)
        return {
          kind,
          language,
          subject,
          body,
          is_default: !own.some((text) => text.kind === kind && text.language === language),
        }
      }),
    )
    return { texts: wordings, rev }
  }

  return {
    get(caller: Caller, requested: number | undefined): Promise<OfferMailTexts> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) =>
        answer(tx, tenantId, (await settings.read(tx, tenantId)).texts_rev),
      )
    },

    save(
      { caller, origin }: By,
      { tenant_id: requested, texts: changed, reset = [], rev }: MailTextsInput,
    ): Promise<OfferMailTexts> {
      const tenantId = oneTenant(caller, requested)
      const problems = wordingProblems(changed)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await settings.lock(tx, tenantId)
        if (stored.texts_rev !== rev) throw stale(await answer(tx, tenantId, stored.texts_rev))
        for (const key of reset) await texts.remove(tx, tenantId, key)
        for (const text of changed) await texts.put(tx, tenantId, text)
        await settings.update(tx, tenantId, { texts_rev: rev + 1 })
        const names = [...changed, ...reset].map(({ kind, language }) => `${kind}.${language}`)
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'offer_texts.saved',
            entity: 'offer_settings',
            entityId: tenantId,
            detail: { texts: names },
          },
        )
        return answer(tx, tenantId, rev + 1)
      })
    },
  }
}
export type MailTextsService = ReturnType<typeof mailTextsService>

/** The tenant's own words, or else the standard ones. */
export function ownWording(texts: MailTextsRepository) {
  return async (tx: Tx, tenantId: number, kind: OfferMailKind, language: Language): Promise<Wording> =>
    (await texts.one(tx, tenantId, kind, language)) ?? standardMailText(kind, language)
}

function wordingProblems(wordings: readonly OfferMailText[]): Record<string, Text> {
  const problems: Record<string, Text> = {}
  for (const [index, wording] of wordings.entries()) {
    for (const field of ['subject', 'body'] as const) {
      const problem = wordingProblem(wording[field])
      if (problem) problems[`texts.${index}.${field}`] = problem
    }
  }
  return problems
}

function wordingProblem(wording: string): Text | null {
  if (isBlank(wording)) return text('field.required')
  const [unknown] = unknownPlaceholders(wording)
  return unknown
    ? text('offerSettings.unknownPlaceholder', { placeholder: `{${unknown}}`, known: knownPlaceholders })
    : null
}

const knownPlaceholders = mailPlaceholders.map((name) => `{${name}}`).join(' ')
