import type { TestApp } from '../create-test-app.ts'

const manager = 'manager@staffel.example'

/** What the sample manager finds while they manage at a customer, and not for the seller; at none where it is null. */
export async function atCustomer<T>(
  app: TestApp,
  organizationId: number | null,
  work: () => T | Promise<T>,
): Promise<T> {
  const worksFor = (whom: { readonly is_tenant: boolean; readonly organization_id: number | null }) =>
    app.database.db.updateTable('app_user').set(whom).where('email', '=', manager).execute()
  await worksFor({ is_tenant: false, organization_id: organizationId })
  try {
    return await work()
  } finally {
    await worksFor({ is_tenant: true, organization_id: null })
  }
}
