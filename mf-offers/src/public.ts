import '@staffel/shared-ui/page'
import { startPublicOffer } from './features/public-offer/startPublicOffer.ts'

/** The program of the page behind a customer's link, whose HTML the server writes. */
startPublicOffer()
