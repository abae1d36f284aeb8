import { setTimeout as pause } from 'node:timers/promises'
import { createRemoteJWKSet } from 'jose'
import { localProjectId } from '../../config.ts'
import { portraits } from '../../files/uploads/portraits.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import { sendingLimits } from '../../mail/sending-limits.ts'
import { accountTraces } from './account/account-traces.repository.ts'
import { accountRoutes } from './account/account.routes.ts'
import { ownAccountService } from './account/own-account.service.ts'
import { ownPictureService } from './account/own-picture.service.ts'
import { signInsRepository } from './account/sign-ins.repository.ts'
import { signInsService } from './account/sign-ins.service.ts'
import { accountRepository } from './account.repository.ts'
import { identityRoutes } from './identity.routes.ts'
import { identityService, type IdentityService } from './identity.service.ts'
import { sessionRepository } from './session.repository.ts'
import { sessionService } from './session.service.ts'
import { tokenVerifier, type VerifyToken } from './tokens/token-verifier.ts'
import { createLocalIdentity } from './local/local-identity.ts'
import { projectAccounts } from './second-factors/project-accounts.ts'
import { secondFactorsService } from './second-factors/second-factors.service.ts'
import { subscriptionRepository } from './subscription/subscription.repository.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { subscriptionService } from './subscription/subscription.service.ts'

export interface IdentityModule extends Module {
  readonly verifyToken: VerifyToken
  readonly recall: IdentityService['recall']
  readonly admit: IdentityService['admit']
  readonly isCurrent: IdentityService['isCurrent']
}

const googleKeys = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')

/** Sign-in and access. With a Firebase project the keys are Google's; without one, the local stand-in's. */
export function createIdentityModule(context: ModuleContext): IdentityModule {
  const { config, db, files, now } = context
  const local = config.firebase ? null : createLocalIdentity(context)
  const keys = local
    ? local.keys
    : createRemoteJWKSet(googleKeys, { cacheMaxAge: 6 * 3_600_000, timeoutDuration: 5000 })
  const projectId = config.firebase?.projectId ?? localProjectId
  const { serviceAccount } = config
  const accounts = serviceAccount && projectAccounts({ projectId, serviceAccount, now })
  const service = identityService(accountRepository(db), now)
  const sessions = sessionService({ sessions: sessionRepository(db), known: service.known, now, pause })
  const subscriptions = subscriptionService({
    db,
    subscriptions: subscriptionRepository,
    known: service.known,
    limits: sendingLimits({ limits: config.sending, now }),
    salesAddress: config.mail.sales,
    now,
  })
  return {
    routes: [
      ...identityRoutes(service, sessions),
      ...accountRoutes({
        own: ownAccountService({ db, loadProfile: service.loadProfile, now }),
        pictures: ownPictureService({ db, files, loadProfile: service.loadProfile }),
        signIns: signInsService({ db, signIns: signInsRepository, now }),
        secondFactors:
          config.secondFactor &&
          secondFactorsService({
            db,
            signIns: signInsRepository,
            desk: local?.secondFactors ?? accounts,
            projectId,
            now,
          }),
      }),
      ...subscriptionRoutes(subscriptions),
    ],
    traces: accountTraces,
    verifyToken: tokenVerifier({ projectId, keys, now }),
    recall: service.recall,
    admit: service.admit,
    isCurrent: service.isCurrent,
    plugin: async (app) => {
      await app.register(portraits.plugin(files))
      if (local) await app.register(local.plugin)
    },
  }
}
