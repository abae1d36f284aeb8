import fastifyPlugin from 'fastify-plugin'
import type { ScanFile } from '../../../files/scan-file.ts'
import type { Module, ModuleContext } from '../../../http/module.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import type { OfferAccess } from '../offer-access.ts'
import type { OfferNeeds } from '../offer-needs.ts'
import { offerTalkRepository as talk } from '../talk/offer-talk.repository.ts'
import { attachmentsRepository as attachments, type AttachmentsRepository } from './attachments.repository.ts'
import { attachmentsRoutes } from './attachments.routes.ts'
import { attachmentsService } from './attachments.service.ts'
import { concernedRepository } from './concerned.repository.ts'
import { linksRepository as links } from './links.repository.ts'
import { offerJobsRepository } from './offer-jobs.repository.ts'
import { offerJobsService } from './offer-jobs.service.ts'
import { offerLinks, type OfferLinks } from './offer-links.ts'
import { offerMailing, type OfferMailing, type Wording } from './offer-mailing.ts'
import { offerMailsRepository as mails } from './offer-mails.repository.ts'
import { offerPeople, type OfferPeople, type TellPeople } from './offer-people.ts'
import { offerSendingService, type OfferSendingService } from './offer-sending.service.ts'
import { publicAccess } from './public-access.ts'
import { publicOffersRoutes } from './public-offers.routes.ts'
import { publicOffersService } from './public-offers.service.ts'
import { publicTalkService } from './public-talk.service.ts'
import { sharingRoutes } from './sharing.routes.ts'
import { signaturesRepository as signatures, type SignaturesRepository } from './signatures.repository.ts'

export interface SharingNeeds extends OfferNeeds {
  readonly publicOrigin: string
  readonly wording: Wording
  readonly notifications: TellPeople
  readonly scan: ScanFile
  readonly limits: SendingLimits
}

export interface Sharing extends Required<Module> {
  readonly sending: OfferSendingService
  readonly mailing: OfferMailing
  readonly newLinks: OfferLinks
  readonly people: OfferPeople
  readonly signatures: SignaturesRepository
  readonly attachments: AttachmentsRepository
}

/** An offer outside the house. */
export function createSharing(
  { db, files, now }: Pick<ModuleContext, 'db' | 'files' | 'now'>,
  access: OfferAccess,
  offerNeeds: SharingNeeds,
): Sharing {
  const newLinks = offerLinks({ links, publicOrigin: offerNeeds.publicOrigin, now })
  const mailing = offerMailing({
    files,
    links: newLinks,
    mails,
    wording: offerNeeds.wording,
    limits: offerNeeds.limits,
  })
  const people = offerPeople(concernedRepository, offerNeeds.notifications)
  const needs = { ...offerNeeds, db, files, newLinks, mails, mailing, signatures, people, attachments, talk }
  const sending = offerSendingService(access, needs)
  const page = publicAccess(needs)
  return {
    sending,
    mailing,
    newLinks,
    people,
    signatures,
    attachments,
    routes: [
      ...sharingRoutes(sending),
      ...attachmentsRoutes(attachmentsService(access, needs)),
      ...publicOffersRoutes(publicOffersService(page, needs), publicTalkService(page, needs)),
    ],
    jobs: offerJobsService({ ...needs, jobs: offerJobsRepository }),
    plugin: unlisted,
  }
}

/** The public page and its calls are not for search engines. */
const unlisted = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(o|webhook\/public)\//i.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
})
