import type { OfferSettings } from '@staffel/shared-api/contract'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'
import type { CatalogueSettings } from '../../api/settings/settings.mutations.ts'

/** As they are typed. */
export interface SettingsValues {
  readonly lowStock: string
  /** Empty: no floor. */
  readonly marginFloor: string
  readonly tiersTogether: boolean
  readonly showPictures: boolean
}

export type SettingsField = keyof SettingsValues

/** Names of texts, by field. */
export type SettingsProblems = Partial<Record<SettingsField, 'settings.noStock' | 'settings.noPercent'>>

const mostStock = 9_999_999

export function toValues(settings: OfferSettings): SettingsValues {
  const { low_stock_threshold: lowStock, margin_floor: floor, tiers_together: tiersTogether } = settings
  const { show_pictures: showPictures } = settings
  return {
    lowStock: formatNumber(lowStock, 0, 0),
    marginFloor: floor === null || floor === undefined ? '' : formatNumber(floor, 2, 0),
    tiersTogether,
    showPictures,
  }
}

export function problemsOf(values: SettingsValues): SettingsProblems {
  const stock = parseDecimal(values.lowStock, 0)
  const floor = parseDecimal(values.marginFloor, 2)
  const isPercent = values.marginFloor.trim() === '' || (floor !== null && floor >= 0 && floor <= 100)
  return {
    ...((stock === null || stock < 0 || stock > mostStock) && { lowStock: 'settings.noStock' as const }),
    ...(!isPercent && { marginFloor: 'settings.noPercent' as const }),
  }
}

/** Of values without a problem. `withFloor`: who sees no costs sets no lowest margin either. */
export function toChanges(
  { lowStock, marginFloor, tiersTogether, showPictures }: SettingsValues,
  withFloor: boolean,
): CatalogueSettings {
  return {
    low_stock_threshold: parseDecimal(lowStock, 0) ?? 0,
    ...(withFloor && { margin_floor: parseDecimal(marginFloor, 2) }),
    tiers_together: tiersTogether,
    show_pictures: showPictures,
  }
}
