import * as account from './identity/account/endpoints.ts'
import * as catalogue from './catalogue/endpoints.ts'
import * as customerKeeping from './people/customers/keeping/endpoints.ts'
import * as customerTransfer from './people/customers/transfer/endpoints.ts'
import * as customerMerging from './people/customers/merging/endpoints.ts'
import * as customers from './people/customers/endpoints.ts'
import * as dashboard from './offers/dashboard/endpoints.ts'
import type { EndpointShape } from './kit/endpoint.ts'
import * as identity from './identity/endpoints.ts'
import * as exactMapping from './integrations/mapping/endpoints.ts'
import * as exactPush from './integrations/push/endpoints.ts'
import * as exactSync from './integrations/sync/endpoints.ts'
import * as integrations from './integrations/endpoints.ts'
import * as invites from './people/invites/endpoints.ts'
import * as log from './people/log/endpoints.ts'
import * as regions from './people/regions/endpoints.ts'
import * as tenants from './people/tenants/endpoints.ts'
import * as mailbox from './requests/mailbox/endpoints.ts'
import * as notifications from './notifications/endpoints.ts'
import * as offerActivity from './offers/activity/endpoints.ts'
import * as offerApproval from './offers/approval/endpoints.ts'
import * as offerAttachments from './offers/attachments/endpoints.ts'
import * as offerFiles from './offers/files/endpoints.ts'
import * as offerSending from './offers/sending/endpoints.ts'
import * as offerSettings from './offer-settings/endpoints.ts'
import * as offerStatus from './offers/status/endpoints.ts'
import * as offerVersions from './offers/versions/endpoints.ts'
import * as offers from './offers/endpoints.ts'
import * as people from './people/endpoints.ts'
import * as platform from './platform/endpoints.ts'
import * as environments from './platform/environments/endpoints.ts'
import * as environmentControl from './platform/environments/control/endpoints.ts'
import * as health from './platform/health/endpoints.ts'
import * as telemetry from './platform/telemetry/endpoints.ts'
import * as productPictures from './catalogue/pictures/endpoints.ts'
import * as priceLists from './catalogue/price-lists/endpoints.ts'
import * as priceListFiles from './catalogue/price-lists/transfer/endpoints.ts'
import * as products from './catalogue/products/endpoints.ts'
import * as offeredProducts from './catalogue/offered/endpoints.ts'
import * as productGroups from './catalogue/groups/endpoints.ts'
import * as productTransfer from './catalogue/transfer/endpoints.ts'
import * as publicOffers from './offers/public/endpoints.ts'
import * as customerNumbers from './requests/customer-numbers/endpoints.ts'
import * as quoteHandling from './requests/handling/endpoints.ts'
import * as quoteSkipped from './requests/skipped/endpoints.ts'
import * as registers from './people/registers/endpoints.ts'
import * as requestSettings from './requests/settings/endpoints.ts'
import * as requests from './requests/endpoints.ts'
import * as search from './search/endpoints.ts'
import * as sessions from './identity/sessions/endpoints.ts'
import * as subscription from './identity/subscription/endpoints.ts'
import * as users from './people/users/endpoints.ts'
import * as surchargeRules from './offer-settings/surcharge-rules/endpoints.ts'
import * as tenantData from './people/tenant-data/endpoints.ts'
import * as templates from './offer-settings/templates/endpoints.ts'
import * as views from './offers/views/endpoints.ts'
import * as workingCopies from './working-copies/endpoints.ts'

/** Every call of the API. A call that is missing here does not exist. */
export const allEndpoints: readonly EndpointShape[] = [
  identity,
  account,
  sessions,
  subscription,
  offers,
  offerStatus,
  offerApproval,
  offerVersions,
  offerFiles,
  offerSending,
  offerActivity,
  offerAttachments,
  publicOffers,
  dashboard,
  views,
  catalogue,
  productGroups,
  products,
  offeredProducts,
  productTransfer,
  productPictures,
  priceLists,
  priceListFiles,
  requests,
  quoteHandling,
  quoteSkipped,
  customerNumbers,
  mailbox,
  requestSettings,
  people,
  users,
  customers,
  customerKeeping,
  customerTransfer,
  registers,
  customerMerging,
  invites,
  log,
  regions,
  tenants,
  offerSettings,
  surchargeRules,
  templates,
  notifications,
  search,
  tenantData,
  workingCopies,
  integrations,
  exactMapping,
  exactPush,
  exactSync,
  platform,
  environments,
  environmentControl,
  health,
  telemetry,
].flatMap((domain) => Object.values<EndpointShape>(domain))
