import { ConfigError, keys, origin, text, type Environment } from './environment.ts'

/** Our registration at Exact Online for one of its environments. */
export interface ExactApplicationConfig {
  readonly clientId: string
  readonly clientSecret: string
  /** What Exact signs its notices with; null: it tells this registration of nothing. */
  readonly webhookSecret: string | null
}

export interface ExactConfig {
  readonly baseUrl: string
  /** Must be, to the letter, what stands in the registration. Null takes the first origin. */
  readonly redirectUri: string | null
  /**
   * Keys of 32 bytes: the first encrypts the tokens, the others decrypt what was encrypted before it came. None: local
   * mode keeps a key of its own, elsewhere no environment is open.
   */
  readonly tokenKeys: readonly Buffer[]
  /** Where a permission is given back; null: Exact Online is not known to have such an address. */
  readonly revokePath: string | null
  /** Where people look at a document there: `{id}` and `{division}` are put in. */
  readonly documentPaths: Readonly<Record<'order' | 'quotation', string>>
  readonly test: ExactApplicationConfig | null
  readonly production: ExactApplicationConfig | null
}

export function exactConfig(env: Environment, isLocal: boolean): ExactConfig {
  const test = exactApplication('TEST', env)
  const production = exactApplication('PRODUCTION', env)
  const tokenKeys = keys(env, 'EXACT_TOKEN_KEY')
  if ((test || production) && tokenKeys.length === 0 && !isLocal)
    throw new ConfigError('EXACT_TOKEN_KEY must be given with an Exact registration: 32 bytes as base64')
  const redirectUri = text(env, 'EXACT_REDIRECT_URI')
  if (redirectUri !== null && !URL.canParse(redirectUri))
    throw new ConfigError(`EXACT_REDIRECT_URI must be an address, not "${redirectUri}"`)
  return {
    baseUrl: origin('EXACT_BASE_URL', text(env, 'EXACT_BASE_URL') ?? 'https://start.exactonline.nl'),
    redirectUri,
    tokenKeys,
    revokePath: text(env, 'EXACT_REVOKE_PATH'),
    documentPaths: {
      order: text(env, 'EXACT_ORDER_PATH') ?? '/docs/SlsOrderEntry.aspx?ID={id}&_Division_={division}',
      quotation: text(env, 'EXACT_QUOTATION_PATH') ?? '/docs/CrmQuotation.aspx?ID={id}&_Division_={division}',
    },
    test,
    production,
  }
}

function exactApplication(name: 'TEST' | 'PRODUCTION', env: Environment): ExactApplicationConfig | null {
  const clientId = text(env, `EXACT_${name}_CLIENT_ID`)
  const clientSecret = text(env, `EXACT_${name}_CLIENT_SECRET`)
  if (clientId && clientSecret)
    return { clientId, clientSecret, webhookSecret: text(env, `EXACT_${name}_WEBHOOK_SECRET`) }
  if (clientId || clientSecret)
    throw new ConfigError(`EXACT_${name}_CLIENT_ID and EXACT_${name}_CLIENT_SECRET must be given together`)
  return null
}
