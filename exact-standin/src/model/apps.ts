/** A registration in Exact's App Center. */
export interface StandInApp {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** To the letter. Null: any address of this machine, whatever its port. */
  readonly redirectUris: readonly string[] | null
  readonly scopes: readonly string[]
  readonly webhookSecret: string
}

/** The two that local mode is configured with: one for each environment of the product. */
export const localApps: readonly StandInApp[] = [
  {
    name: 'Staffel (test)',
    clientId: '0d4b6f3e-5c1a-4b7e-9a36-7f20c1d5e801',
    clientSecret: 'stand-in-test',
    redirectUris: null,
    scopes: ['sales', 'crm', 'logistics', 'financial', 'organization'],
    webhookSecret: 'stand-in-webhook-test',
  },
  {
    name: 'Staffel',
    clientId: '8e1c92a7-3f64-4d0b-b5e8-12a9d6c7f402',
    clientSecret: 'stand-in-production',
    redirectUris: null,
    scopes: ['sales', 'crm', 'logistics', 'financial', 'organization'],
    webhookSecret: 'stand-in-webhook-production',
  },
]
