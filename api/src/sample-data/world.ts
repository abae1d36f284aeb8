/** What the parts of the sample data share. Ids are fixed, so that one part can point at another's rows. */
export interface SampleWorld {
  readonly today: Date
  readonly staffel: SampleTenant
  readonly noordstaal: SampleTenant
}

export interface SampleTenant {
  readonly tenantId: number
  /** Keys of `app_user`: who made, changed or was sent something. */
  readonly managerId: number
  readonly userId: number
  /** The customer that the sample User works for. */
  readonly userOrganizationId: number
}

export function sampleWorld(today: Date): SampleWorld {
  return {
    today,
    staffel: { tenantId: 1, managerId: 2, userId: 3, userOrganizationId: organizationId({ tenantId: 1 }, 0) },
    noordstaal: { tenantId: 2, managerId: 7, userId: 8, userOrganizationId: organizationId({ tenantId: 2 }, 0) },
  }
}

/** `index` is the place in `organizations/<tenant>.json`: ids start at 1001 in tenant 1 and at 2001 in tenant 2. */
export function organizationId(tenant: Pick<SampleTenant, 'tenantId'>, index: number): number {
  return tenant.tenantId * 1000 + 1 + index
}

export function regionId(tenant: Pick<SampleTenant, 'tenantId'>, index: number): number {
  return tenant.tenantId * 10 + 1 + index
}

/** The tenants whose people are refused: nothing else is in them. */
export const refusedTenants = { inactive: 3, expired: 4 }
