import type { PlanUsage } from '@staffel/shared-api/contract'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ScanFile } from '../../files/scan-file.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import type { WrittenPages } from '../../http/html/written-page.ts'
import { publicOriginOf } from '../../http/public-origin.ts'
import { sendingLimits } from '../../mail/sending-limits.ts'
import { offerActivityRepository as activities } from './activity/offer-activity.repository.ts'
import { offerActivityRoutes } from './activity/offer-activity.routes.ts'
import { offerActivityService } from './activity/offer-activity.service.ts'
import { createOfferBulk } from './list/bulk/offer-bulk.module.ts'
import { offerDuplicateService } from './transitions/offer-duplicate.service.ts'
import { offerKeepingService } from './transitions/offer-keeping.service.ts'
import { approversRepository as approvers } from './transitions/approval/approvers.repository.ts'
import { offerApprovalService } from './transitions/approval/offer-approval.service.ts'
import { offerTransitionsRoutes } from './transitions/offer-transitions.routes.ts'
import { offerRevisionService } from './transitions/offer-revision.service.ts'
import { offerStatusService } from './transitions/offer-status.service.ts'
import { offerValidityService } from './transitions/offer-validity.service.ts'
import { offerVersionsService } from './transitions/offer-versions.service.ts'
import { createOfferLists } from './list/offer-lists.module.ts'
import { findOffersRepository } from './list/find-offers.repository.ts'
import { offerFinder } from './list/offer-finder.ts'
import { acceptedOffers, type ReadAccepted } from './document/accepted-offer.ts'
import { offerAccess } from './document/offer-access.ts'
import type { PicturesOfProducts, PricesOfCustomer, ProductsById, TemplateUsed } from './store/offer-dependencies.ts'
import type { OfferParties } from './store/offer-parties.ts'
import { rememberedSettings } from './store/offer-settings.repository.ts'
import { offerRepository as offers } from './store/offer.repository.ts'
import { planRepository as plan } from './plan/plan.repository.ts'
import { planUsage } from './plan/plan-usage.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { draftValues, type DraftLines } from './pricing/draft-values.ts'
import { priceTemplate } from './pricing/price-template.ts'
import { offersRoutes } from './offers.routes.ts'
import { offersService, type OffersService } from './offers.service.ts'
import { offerTraces } from './signing/offer-traces.repository.ts'
import { issuedDocuments, type IssuedDocuments } from './signing/issued-documents.ts'
import type { Wording } from './sending/offer-mailing.ts'
import { linksRepository as links } from './store/links.repository.ts'
import type { TellPeople } from './sending/offer-people.ts'
import { createOfferDistribution } from './public/offer-distribution.module.ts'
import { offerCommentsRoutes } from './activity/comments/offer-comments.routes.ts'
import { offerCommentsService } from './activity/comments/offer-comments.service.ts'
import { offerCommentsRepository as comments } from './activity/comments/offer-comments.repository.ts'

export interface OffersModule extends Module, IssuedDocuments {
  readonly planUsage: (tx: Tx, tenantId: number) => Promise<PlanUsage>
  /** The page behind a customer's link. */
  readonly publicPage: WrittenPages
  readonly acceptedOffer: ReadAccepted
  readonly createDraft: OffersService['createDraft']
  readonly extendDraft: OffersService['extendDraft']
  readonly draftValues: (tx: Tx, tenantId: number, drafts: readonly DraftLines[]) => ReturnType<typeof draftValues>
  readonly priceItems: (
    tx: Tx,
    tenantId: number,
    template: Parameters<typeof priceTemplate>[2],
  ) => ReturnType<typeof priceTemplate>
}

export interface OffersNeighbours {
  readonly parties: OfferParties
  readonly productsById: ProductsById
  readonly pricesOf: PricesOfCustomer
  readonly picturesOf: PicturesOfProducts
  readonly templateUsed: TemplateUsed
  readonly wording: Wording
  readonly notifications: TellPeople
  readonly scan: ScanFile
}

export function createOffersModule(
  { db, now, config, files }: Pick<ModuleContext, 'db' | 'now' | 'config' | 'files'>,
  neighbours: OffersNeighbours,
): OffersModule {
  const settings = rememberedSettings()
  const dependencies = { db, now, offers, settings, plan, links, approvers, ...neighbours }
  const service = offersService(dependencies)
  const access = offerAccess(dependencies)
  const publicOrigin = publicOriginOf(config)
  const limits = sendingLimits({ limits: config.sending, now })
  const distribution = createOfferDistribution({ db, files, now }, access, { ...dependencies, publicOrigin, limits })
  const { sending, mailing, newLinks, people, signatures, attachments } = distribution
  const status = offerStatusService(access, {
    ...dependencies,
    files,
    mailing,
    people,
    activateCustomer: signatures.activateCustomer,
  })
  const validity = offerValidityService(access, { ...dependencies, mailing })
  const keeping = offerKeepingService(access, dependencies)
  const transitions = offerTransitionsRoutes({
    status,
    validity,
    revision: offerRevisionService(access, { ...dependencies, attachments }),
    versions: offerVersionsService(access, dependencies),
    keeping,
    approval: offerApprovalService(access, { ...dependencies, people }),
    duplicate: offerDuplicateService(access, { ...dependencies, attachments }),
  })
  const activity = offerActivityRoutes(offerActivityService(access, activities, db))
  const { remove } = service
  const { restore } = keeping
  const bulk = createOfferBulk({ db, now, access, remove, restore, status, validity, sending, people })
  return {
    routes: [
      ...offersRoutes(service),
      ...transitions,
      ...activity,
      ...offerCommentsRoutes(
        offerCommentsService(access, { ...dependencies, comments, mailing, newLinks, people, limits }),
      ),
      ...createOfferLists(dependencies),
      ...planRoutes(dependencies),
      ...bulk,
      ...distribution.routes,
    ],
    planUsage: (tx, tenantId) => planUsage(tx, tenantId, dependencies),
    traces: offerTraces,
    finders: [offerFinder(findOffersRepository)],
    jobs: distribution.jobs,
    plugin: distribution.plugin,
    publicPage: distribution.writtenPage,
    ...issuedDocuments(db, sending),
    acceptedOffer: acceptedOffers(offers),
    createDraft: service.createDraft,
    extendDraft: service.extendDraft,
    draftValues: (tx, tenantId, drafts) => draftValues(tx, tenantId, drafts, dependencies),
    priceItems: (tx, tenantId, template) => priceTemplate(tx, tenantId, template, dependencies),
  }
}
