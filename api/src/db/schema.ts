import type { CatalogueTables } from '../modules/catalogue/catalogue.tables.ts'
import type { IdentityTables } from '../modules/identity/identity.tables.ts'
import type { IntegrationsTables } from '../modules/integrations/integrations.tables.ts'
import type { NotificationsTables } from '../modules/notifications/notifications.tables.ts'
import type { OfferSettingsTables } from '../modules/offer-settings/offer-settings.tables.ts'
import type { OffersTables } from '../modules/offers/store/offers.tables.ts'
import type { SharingTables } from '../modules/offers/store/sharing.tables.ts'
import type { PeopleTables } from '../modules/people/people.tables.ts'
import type { PlatformTables } from '../modules/platform/platform.tables.ts'
import type { RequestsTables } from '../modules/requests/store/requests.tables.ts'
import type { WorkingCopiesTables } from '../modules/working-copies/working-copies.tables.ts'
import type { SendingTables } from '../mail/sending.tables.ts'
import type { TenancyTables } from './tenancy.tables.ts'

/** Every table, one interface per module, declared next to it. A module adds its own here. */
export interface Schema
  extends
    TenancyTables,
    IdentityTables,
    PlatformTables,
    PeopleTables,
    RequestsTables,
    IntegrationsTables,
    CatalogueTables,
    OffersTables,
    SharingTables,
    OfferSettingsTables,
    NotificationsTables,
    WorkingCopiesTables,
    SendingTables {}
