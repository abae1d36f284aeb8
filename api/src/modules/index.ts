import { clamdScanner } from '../files/clamd-scanner.ts'
import { scanForTestVirus } from '../files/scan-file.ts'
import type { Module, ModuleContext } from '../http/module.ts'
import { createCatalogueModule } from './catalogue/catalogue.module.ts'
import { createProductPicturesModule } from './catalogue/editing/pictures/product-pictures.module.ts'
import { createIdentityModule, type IdentityModule } from './identity/identity.module.ts'
import { createIntegrationsModule } from './integrations/integrations.module.ts'
import { createNotificationsModule } from './notifications/notifications.module.ts'
import { createOfferSettingsModule, mailWording, useTemplate } from './offer-settings/offer-settings.module.ts'
import { createDashboardModule } from './offers/dashboard/dashboard.module.ts'
import { createOffersModule } from './offers/offers.module.ts'
import { createLogModule } from './people/log/log.module.ts'
import { createPeopleModule } from './people/people.module.ts'
import { createTenantsModule } from './people/tenants/tenants.module.ts'
import { createPlatformModule, type PlatformModule } from './platform/platform.module.ts'
import { createRequestsModule } from './requests/requests.module.ts'
import { createSearchModule } from './search/search.module.ts'
import { createTenantDataModule } from './people/tenant-data/tenant-data.module.ts'
import { createWorkingCopiesModule } from './working-copies/working-copies.module.ts'

export interface Modules {
  readonly identity: IdentityModule
  readonly platform: PlatformModule
  readonly all: readonly Module[]
}

/**
 * The whole wiring on one page: which modules there are, and who may ask whom. A module gets the context and, of
 * another module, only the functions named here.
 */
export function createModules(context: ModuleContext): Modules {
  const identity = createIdentityModule(context)
  const people = createPeopleModule(context, () =>
    [integrations].flatMap(({ mergeChecks = [] }: Module) => mergeChecks),
  )
  const log = createLogModule(context)
  const catalogue = createCatalogueModule(context)
  const productPictures = createProductPicturesModule(context)
  const notifications = createNotificationsModule(context)
  const scan = context.config.clamdUrl === null ? scanForTestVirus : clamdScanner({ url: context.config.clamdUrl })
  const offers = createOffersModule(context, {
    parties: people,
    productsById: catalogue.productsById,
    pricesOf: catalogue.pricesOf,
    picturesOf: catalogue.picturesOf,
    templateUsed: useTemplate,
    wording: mailWording,
    notifications,
    scan,
  })
  const tenants = createTenantsModule(context, offers)
  const offerSettings = createOfferSettingsModule(context, offers)
  const requests = createRequestsModule(context, {
    catalogue,
    createDraft: offers.createDraft,
    extendDraft: offers.extendDraft,
    draftValues: offers.draftValues,
    tell: notifications.tell,
    scan,
  })
  const platform = createPlatformModule(context, [offers.publicPage], notifications)
  const dashboard = createDashboardModule(context, {
    requests: {
      count: requests.countWaiting,
      waiting: requests.waiting,
      areOff: () => platform.isSwitchedOff('requests'),
    },
    products: { areOff: () => platform.isSwitchedOff('catalogue') },
  })
  const integrations = createIntegrationsModule(context, {
    sourceGoods: catalogue.sourceGoods,
    sourcePrices: catalogue.sourcePrices,
    sourceProducts: catalogue.sourceProducts,
    sourceNumbers: requests.sourceNumbers,
    acceptedOffer: offers.acceptedOffer,
    sourceCustomers: people.sourceCustomers,
    customersInTurn: people.customersInTurn,
    sourceParts: people.sourceParts,
    shownField: people.shownField,
    tell: notifications.tell,
  })
  const workingCopies = createWorkingCopiesModule(context)
  const knowing: readonly Module[] = [identity, people, requests, offers, notifications, integrations, workingCopies]
  const traces = knowing.flatMap((module) => module.traces ?? [])
  const tenantData = createTenantDataModule(context, { ...offers, traces })
  const found = [offers, people, catalogue, requests].flatMap(({ finders = [] }) => finders)
  const search = createSearchModule({ db: context.db, finders: found, areasOff: platform.areasOff })
  return {
    identity,
    platform,
    all: [
      identity,
      platform,
      people,
      log,
      tenants,
      catalogue,
      productPictures,
      offers,
      offerSettings,
      notifications,
      requests,
      dashboard,
      integrations,
      search,
      tenantData,
      workingCopies,
    ],
  }
}
