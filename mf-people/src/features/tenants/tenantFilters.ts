import { text, wholeNumber } from '@staffel/shared-ui/list'

export const tenantPageSizes = [10, 20, 50]

/** Of the list of tenants, in the URL. */
export const tenantFilters = { search: text(), size: wholeNumber(20, tenantPageSizes) }
