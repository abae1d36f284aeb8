import type { CatalogueTables } from './catalogue/catalogue.tables.ts'
import type { IdentityTables } from './identity/identity.tables.ts'
import type { IntegrationsTables } from './integrations/integrations.tables.ts'
import type { NotificationsTables } from './notifications/notifications.tables.ts'
import type { OfferSettingsTables } from './offer-settings/offer-settings.tables.ts'
import type { DashboardTables } from './offers/dashboard/dashboard.tables.ts'
import type { OffersTables } from './offers/store/offers.tables.ts'
import type { PublicLinksTables } from './offers/store/public-links.tables.ts'
import type { PeopleTables } from './people/people.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'
import type { RequestsTables } from './requests/store/requests.tables.ts'
import type { TenantDataTables } from './people/tenant-data/tenant-data.tables.ts'
import type { WorkingCopiesTables } from './working-copies/working-copies.tables.ts'
import type { SendingTables } from '../mail/sending.tables.ts'

/** Every table, one interface per module, declared next to it. A module adds its own here; `db` knows none of them. */
declare module '../db/schema.ts' {
  interface Schema
    extends
      IdentityTables,
      PlatformTables,
      PeopleTables,
      RequestsTables,
      IntegrationsTables,
      CatalogueTables,
      OffersTables,
      DashboardTables,
      PublicLinksTables,
      OfferSettingsTables,
      NotificationsTables,
      TenantDataTables,
      WorkingCopiesTables,
      SendingTables {}
}
