import type { ExactMappingRow, ExactThing, Language } from '@staffel/shared-api/contract'
import { text } from '../../../texts/text.ts'
import { translate, type Translate } from '../../../texts/translate.ts'
import { ownUnit, type ExactItem } from './exact-items.ts'
import type { OwnThings } from './mapped-things.repository.ts'
import type { Chosen } from './mapping.repository.ts'
import { fitsTax, suggestedVat, taxKey, type ExactVatCode } from './vat-codes.ts'
import { vatWords } from './vat-words.ts'

/** What there is in Exact, and what somebody chose of it. */
export interface There {
  readonly vat: readonly ExactVatCode[]
  readonly units: readonly ExactThing[]
  readonly items: readonly ExactItem[]
  readonly chosen: Chosen
}

/** Taxes that every seller has sooner or later. */
const usualTaxes = ['21', '9', '0', 'reverse']

/** What there is here that has to be something in Exact, and what it is there as far as is known. */
export function mappingRows({ taxes, rules, units }: OwnThings, there: There, language: Language): ExactMappingRow[] {
  const t: Translate = (key, ...params) => translate(language, text(key, ...params))
  const charges = [
    { key: 'text', name: t('exact.charge.text') },
    { key: 'discount', name: t('exact.charge.discount') },
    { key: 'surcharge', name: t('exact.charge.surcharge') },
    ...rules.map((rule) => ({ key: `surcharge:${rule.id}`, name: rule[`name_${language}`] })),
  ]
  return [
    ...[...new Set([...usualTaxes, ...taxes.map(taxKey)])].map((key) =>
      vatRow(key, translate(language, vatWords(key)), there),
    ),
    ...charges.map((charge) => chargeRow(charge, there)),
    ...[...new Set(units.map(ownUnit))].map((unit) => unitRow(unit, there)),
  ]
}

export const vatThing = ({ code, name }: ExactVatCode): ExactThing => ({ key: code, code, name })
export const itemThing = ({ id, code, name }: ExactItem): ExactThing => ({ key: id, code, name })
const goneThing = (key: string): ExactThing => ({ key, code: key, name: '' })

function vatRow(key: string, name: string, { chosen, vat }: There): ExactMappingRow {
  const said = chosen.vat.get(key)
  const found = vat.find(({ code }) => code === said)
  const suggested = suggestedVat(key, vat)
  return {
    ...{ kind: 'vat', key, name },
    chosen: said === undefined ? null : found ? vatThing(found) : goneThing(said),
    suggested: suggested && vatThing(suggested),
    complete: said === undefined ? suggested !== null : found !== undefined && fitsTax(key, found),
  }
}

function chargeRow({ key, name }: { key: string; name: string }, { chosen, items }: There): ExactMappingRow {
  const itemOf = (of: string): ExactItem | undefined => items.find(({ id }) => id === chosen.charge.get(of))
  const said = chosen.charge.get(key)
  const found = itemOf(key)
  // One of its own is not needed where all surcharges have one.
  const shared = key.startsWith('surcharge:') ? itemOf('surcharge') : undefined
  return {
    ...{ kind: 'charge', key, name },
    chosen: said === undefined ? null : found ? itemThing(found) : goneThing(said),
    suggested: shared ? itemThing(shared) : null,
    complete: (said === undefined ? shared : found)?.isSold === true,
  }
}

function unitRow(unit: string, { chosen, units }: There): ExactMappingRow {
  const said = chosen.unit.get(unit)
  const found = units.find(({ key }) => key === said)
  const alike = units.find(({ key }) => ownUnit(key) === unit)
  return {
    ...{ kind: 'unit', key: unit, name: unit },
    chosen: said === undefined ? null : (found ?? goneThing(said)),
    suggested: alike ?? null,
    complete: (said === undefined ? alike : found) !== undefined,
  }
}
