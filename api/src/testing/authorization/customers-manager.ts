import type { TestApp } from '../create-test-app.ts'

export const customersManager = 'klant-beheerder@example.com'

/** A Manager who works for a customer: the role, without being staff of the seller. */
export async function addCustomersManager({ database }: TestApp, organizationId: number): Promise<void> {
  await database.db
    .insertInto('app_user')
    .values({
      tenant_id: 1,
      email: customersManager,
      first_name: 'Karim',
      last_name: 'Post',
      role_id: 2,
      is_tenant: false,
      organization_id: organizationId,
      accepted_at: new Date('2026-01-01'),
    })
    .execute()
}
