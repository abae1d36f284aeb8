import * as catalogue from './catalogue.endpoints.ts'
import * as customers from './customers.endpoints.ts'
import * as dashboard from './dashboard.endpoints.ts'
import type { EndpointShape } from './endpoint.ts'
import * as identity from './identity.endpoints.ts'
import * as integrations from './integrations.endpoints.ts'
import * as invites from './invites.endpoints.ts'
import * as mailbox from './mailbox.endpoints.ts'
import * as notifications from './notifications.endpoints.ts'
import * as offerActivity from './offer-activity.endpoints.ts'
import * as offerAttachments from './offer-attachments.endpoints.ts'
import * as offerFiles from './offer-files.endpoints.ts'
import * as offerSending from './offer-sending.endpoints.ts'
import * as offerSettings from './offer-settings.endpoints.ts'
import * as offerStatus from './offer-status.endpoints.ts'
import * as offerVersions from './offer-versions.endpoints.ts'
import * as offers from './offers.endpoints.ts'
import * as people from './people.endpoints.ts'
import * as platform from './platform.endpoints.ts'
import * as publicOffers from './public-offers.endpoints.ts'
import * as quoteHandling from './quote-handling.endpoints.ts'
import * as quoteSkipped from './quote-skipped.endpoints.ts'
import * as requests from './requests.endpoints.ts'
import * as sessions from './sessions.endpoints.ts'
import * as surchargeRules from './surcharge-rules.endpoints.ts'
import * as templates from './templates.endpoints.ts'
import * as views from './views.endpoints.ts'
import * as workingCopies from './working-copies.endpoints.ts'

/** Every call of the API. A call that is missing here does not exist. */
export const allEndpoints: readonly EndpointShape[] = [
  identity,
  sessions,
  offers,
  offerStatus,
  offerVersions,
  offerFiles,
  offerSending,
  offerActivity,
  offerAttachments,
  publicOffers,
  dashboard,
  views,
  catalogue,
  requests,
  quoteHandling,
  quoteSkipped,
  mailbox,
  people,
  customers,
  invites,
  offerSettings,
  surchargeRules,
  templates,
  notifications,
  workingCopies,
  integrations,
  platform,
].flatMap((domain) => Object.values<EndpointShape>(domain))
