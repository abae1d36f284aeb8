import fastifyPlugin from 'fastify-plugin'
import type { ScanFile } from '../../../files/scan-file.ts'
import type { Module, ModuleContext } from '../../../http/module.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { offerCommentsRepository as comments } from '../activity/comments/offer-comments.repository.ts'
import {
  attachmentsRepository as attachments,
  type AttachmentsRepository,
} from '../activity/attachments/attachments.repository.ts'
import { attachmentsRoutes } from '../activity/attachments/attachments.routes.ts'
import { attachmentsService } from '../activity/attachments/attachments.service.ts'
import { concernedRepository } from '../sending/concerned.repository.ts'
import { linksRepository as links } from '../store/links.repository.ts'
import { offerJobsRepository } from '../sending/reminders/offer-jobs.repository.ts'
import { offerJobsService } from '../sending/reminders/offer-jobs.service.ts'
import { offerLinks, type OfferLinks } from '../sending/offer-links.ts'
import { offerMailing, type OfferMailing, type Wording } from '../sending/offer-mailing.ts'
import { offerMailsRepository as mails } from '../sending/offer-mails.repository.ts'
import { offerPeople, type OfferPeople, type TellPeople } from '../sending/offer-people.ts'
import { offerSendingService, type OfferSendingService } from '../sending/offer-sending.service.ts'
import { linePicturesPlugin } from './page/line-pictures.plugin.ts'
import { publicAccess } from './public-access.ts'
import type { WrittenPages } from '../../../http/html/written-page.ts'
import { offerPages } from './page/offer-pages.ts'
import { publicOffersRoutes } from './public-offers.routes.ts'
import { publicOffersService } from './public-offers.service.ts'
import { publicCommentsService } from './public-comments.service.ts'
import { offerSendingRoutes } from '../sending/offer-sending.routes.ts'
import { signaturesRepository as signatures, type SignaturesRepository } from '../signing/signatures.repository.ts'

export interface DistributionDependencies extends OfferDependencies {
  readonly publicOrigin: string
  readonly wording: Wording
  readonly notifications: TellPeople
  readonly scan: ScanFile
  readonly limits: SendingLimits
}

export interface OfferDistribution extends Required<Omit<Module, 'finders' | 'gauges' | 'mergeChecks' | 'traces'>> {
  readonly writtenPage: WrittenPages
  readonly sending: OfferSendingService
  readonly mailing: OfferMailing
  readonly newLinks: OfferLinks
  readonly people: OfferPeople
  readonly signatures: SignaturesRepository
  readonly attachments: AttachmentsRepository
}

/** An offer outside the house. */
export function createOfferDistribution(
  { db, files, now }: Pick<ModuleContext, 'db' | 'files' | 'now'>,
  access: OfferAccess,
  inherited: DistributionDependencies,
): OfferDistribution {
  const newLinks = offerLinks({ links, publicOrigin: inherited.publicOrigin, now })
  const mailing = offerMailing({
    files,
    links: newLinks,
    mails,
    wording: inherited.wording,
    limits: inherited.limits,
  })
  const people = offerPeople(concernedRepository, inherited.notifications)
  const dependencies = { ...inherited, db, files, newLinks, mails, mailing, signatures, people, attachments, comments }
  const sending = offerSendingService(access, dependencies)
  const page = publicAccess(dependencies)
  const publicOffers = publicOffersService(page, dependencies)
  return {
    sending,
    mailing,
    newLinks,
    people,
    signatures,
    attachments,
    routes: [
      ...offerSendingRoutes(sending),
      ...attachmentsRoutes(attachmentsService(access, dependencies)),
      ...publicOffersRoutes(publicOffers, publicCommentsService(page, dependencies)),
    ],
    jobs: offerJobsService({ ...dependencies, jobs: offerJobsRepository }),
    plugin: fastifyPlugin(async (app) => {
      await app.register(unlisted)
      await app.register(linePicturesPlugin(publicOffers))
    }),
    writtenPage: offerPages(publicOffers),
  }
}

/** The public page and its calls are not for search engines. */
const unlisted = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(o|webhook\/public)\//i.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
})
