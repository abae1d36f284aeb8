import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.types.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import { publicOriginOf } from '../../http/public-origin.ts'
import { cipherOf } from '../../system/security/cipher-of.ts'
import type { TokenCipher } from '../../system/security/token-cipher.ts'
import type { NotificationsModule } from '../notifications/notifications.module.ts'
import type { OffersModule } from '../offers/offers.module.ts'
import { differentAccounts } from './accounts/different-accounts.ts'
import { callBudgetRepository } from './client/call-budget.repository.ts'
import { exactClients } from './client/exact-client.ts'
import { exactHttp } from './client/exact-http.ts'
import { exactOAuth } from './client/exact-oauth.ts'
import { exactDataService } from './connection/exact-data.service.ts'
import { exactRepository } from './connection/exact.repository.ts'
import { exactService } from './connection/exact.service.ts'
import { tellOfEnd } from './connection/tell-of-end.ts'
import { integrationsRoutes } from './integrations.routes.ts'
import { noticedParts, topicsWanted } from './notices/noticed-parts.ts'
import { noticeSubscriptions } from './notices/notice-subscriptions.ts'
import { noticesAddress } from './notices/notices-address.ts'
import { noticesPlugin } from './notices/notices.plugin.ts'
import { noticesRepository } from './notices/notices.repository.ts'
import { noticesService } from './notices/notices.service.ts'
import { mappingRepository } from './mapping/mapping.repository.ts'
import { mappings } from './mapping/mapping.module.ts'
import { documentAddress } from './push/exact-document.ts'
import { openPush } from './push/open-push.ts'
import { pushJob } from './push/push-job.ts'
import { pushOffer } from './push/push-offer.ts'
import { pushRepository as pushes } from './push/push.repository.ts'
import { pushService } from './push/push.service.ts'
import { bringingIn, type BringingInNeighbours } from './sync/bringing-in.module.ts'
import { exactTraces } from './sync/exact-traces.repository.ts'
import { accessTokens } from './tokens/access-tokens.ts'
import { keepAliveJob } from './tokens/keep-alive-job.ts'
import { reencryptTokens, type Reencrypted } from './tokens/reencrypt-tokens.ts'
import { tokenRepository } from './tokens/token.repository.ts'

export type IntegrationsNeighbours = Pick<OffersModule, 'acceptedOffer'> &
  Pick<NotificationsModule, 'tell'> &
  BringingInNeighbours

/** The link with the accounting system. */
export function createIntegrationsModule(
  { config, db, now, wait, log }: ModuleContext,
  { acceptedOffer, tell, ...people }: IntegrationsNeighbours,
): Module {
  const { baseUrl, redirectUri, revokePath, documentPaths, test, production } = config.exact
  const applications = { test, production }
  const cipher = cipherOfTokens(config)
  const http = exactHttp({ baseUrl, log })
  const callback = redirectUri ?? `${publicOriginOf(config)}/exact/callback`
  const oauth = exactOAuth({ http, baseUrl, redirectUri: callback, revokePath, now })
  const access = accessTokens({
    db,
    tokens: tokenRepository,
    oauth,
    applications,
    cipher,
    now,
    onEnd: tellOfEnd({ exact: exactRepository, tell }),
  })
  const clients = exactClients({ db, http, access, budget: callBudgetRepository, now, wait })
  const origin = publicOriginOf(config)
  const subscriptions = noticeSubscriptions({
    ...{ db, notices: noticesRepository, clients, now, log },
    topicsOf: topicsWanted,
    addressOf: noticesAddress(config.exact, origin),
  })
  const service = exactService({
    ...{ db, exact: exactRepository, oauth, cipher, applications, now },
    notices: subscriptions,
  })
  const push = pushOffer({
    ...{ db, pushes, clients, acceptedOffer, tell, now },
    mapping: mappingRepository,
    exact: exactRepository,
  })
  const bringing = bringingIn({ db, now, log }, clients, people)
  const notices = noticesService({
    ...{ db, notices: noticesRepository, jobs: bringing.service, now },
    secrets: [test, production].flatMap((application) => application?.webhookSecret ?? []),
    partsOf: noticedParts,
  })
  const addressOf = documentAddress(baseUrl, documentPaths)
  return {
    routes: integrationsRoutes({
      exact: service,
      data: exactDataService({ db, exact: exactRepository, clients, notices: subscriptions }),
      jobs: bringing.service,
      ...mappings({ db, clients, exact: exactRepository }, { ...bringing, oneAtATime: people.customersInTurn, now }),
      push: pushService({ db, pushes, exact: exactRepository, addressOf, now }),
    }),
    traces: exactTraces,
    mergeChecks: [differentAccounts, openPush],
    jobs: [
      keepAliveJob({ db, tokens: tokenRepository, access, now, log }),
      pushJob({ db, pushes, push, now, log }),
      ...bringing.jobs,
      { name: 'ask Exact to tell of changes', everySeconds: 10, run: subscriptions.run },
    ],
    plugin: async (app) => {
      app.addHook('onClose', () => bringing.settled())
      await app.register(noticesPlugin(notices))
    },
  }
}

const cipherOfTokens = ({ exact, firebase, dataDirectory }: Config): (() => TokenCipher | null) =>
  cipherOf(exact.tokenKeys, firebase === null ? join(dataDirectory, 'exact.key') : null)

/** For the command that writes all tokens with the first key. */
export async function reencryptExactTokens(db: Db, config: Config): Promise<Reencrypted> {
  const ring = cipherOfTokens(config)()
  if (!ring) throw new Error('EXACT_TOKEN_KEY is not set.')
  return reencryptTokens(db, tokenRepository, ring)
}
