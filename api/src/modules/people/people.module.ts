import { readTableFile, writeSheet } from '../../files/tables/table-files.ts'
import type { MergeCheck, Module, ModuleContext } from '../../http/module.ts'
import { sendingLimits } from '../../mail/sending-limits.ts'
import { companyRepository } from './company/company.repository.ts'
import { companyService, type CompanyService } from './company/company.service.ts'
import { customerActivity } from './customers/keeping/customer-activity.ts'
import { customerDetailRepository } from './customers/customer-detail.repository.ts'
import { keepingRepository } from './customers/keeping/keeping.repository.ts'
import { keepingRoutes } from './customers/keeping/keeping.routes.ts'
import { keepingService } from './customers/keeping/keeping.service.ts'
import { partsRepository } from './customers/keeping/parts.repository.ts'
import { partsService } from './customers/keeping/parts.service.ts'
import { customerMerging } from './customers/merging/customer-merging.module.ts'
import { customerFinder } from './customers/customer-finder.ts'
import { customerTraces } from './customers/keeping/customer-traces.repository.ts'
import { customersRoutes } from './customers/customers.routes.ts'
import { inviteAcceptanceService } from './invites/invite-acceptance.service.ts'
import { inviteActivation } from './invites/invite-activation.ts'
import { inviteRequestRepository } from './invites/invite-request.repository.ts'
import { inviteRequestService } from './invites/invite-request.service.ts'
import { inviteSender } from './invites/invite-sender.ts'
import { invitesRepository as invites } from './invites/invites.repository.ts'
import { invitesRoutes } from './invites/invites.routes.ts'
import { invitesService } from './invites/invites.service.ts'
import { logoPlugin } from './company/logo.plugin.ts'
import { logoService } from './company/logo.service.ts'
import { lookupsRepository as lookups } from './users/lookups.repository.ts'
import { lookupsService } from './users/lookups.service.ts'
import { shownValue } from './customers/transfer/customer-columns.ts'
import { customerFileRepository } from './customers/transfer/customer-file.repository.ts'
import { customersExportService } from './customers/transfer/export/customers-export.service.ts'
import { customersImportService } from './customers/transfer/importing/customers-import.service.ts'
import { sourceCustomers, type SourceCustomers } from './customers/transfer/importing/source-customers.ts'
import { sourceParts, type SourceParts } from './customers/transfer/importing/source-parts.ts'
import { storeCustomer } from './customers/transfer/importing/store-customer.ts'
import { customerTransferRoutes } from './customers/transfer/transfer.routes.ts'
import { newCustomerRepository, type NewCustomerRepository } from './customers/new-customer.repository.ts'
import { newCustomerService, type NewCustomerService } from './customers/new-customer.service.ts'
import { organizationsRepository } from './customers/organizations.repository.ts'
import { organizationsService, type OrganizationsService } from './customers/organizations.service.ts'
import { addressRegister } from './registers/asking/address-register.ts'
import { askRegister } from './registers/asking/ask-register.ts'
import { tradeRegister } from './registers/asking/trade-register.ts'
import { vies } from './registers/asking/vies.ts'
import { regionsRepository } from './regions/regions.repository.ts'
import { regionsRoutes } from './regions/regions.routes.ts'
import { regionsService } from './regions/regions.service.ts'
import { registersRoutes } from './registers/registers.routes.ts'
import { registersService } from './registers/registers.service.ts'
import { vatCheckRepository } from './registers/vat-check.repository.ts'
import { userChangesRepository } from './users/user-changes.repository.ts'
import { userChangesService } from './users/user-changes.service.ts'
import { userFinder } from './users/user-finder.ts'
import { usersRoutes } from './users/users.routes.ts'
import { usersRepository as users } from './users/users.repository.ts'
import { usersService } from './users/users.service.ts'

export interface PeopleModule extends Module {
  /** Head and foot of a document of the selling company. */
  readonly documentCompany: CompanyService['documentCompany']
  /** The organisation that an offer is for; null outside the tenant. */
  readonly customer: OrganizationsService['customerIn']
  /** A customer made together with the first offer to it. */
  readonly addCustomer: NewCustomerService['add']
  /** Customers that another system has. */
  readonly sourceCustomers: SourceCustomers
  /** Whoever brings customers in waits for whoever else does, until the transaction ends. */
  readonly customersInTurn: NewCustomerRepository['oneAtATime']
  /** Their addresses and people, and whether they are in use. */
  readonly sourceParts: SourceParts
  /** A value of theirs as people read it. */
  readonly shownField: typeof shownValue
}

/** Users, invites, customers and the company itself. */
export function createPeopleModule(
  { config, db, files, now, log }: ModuleContext,
  /** Asked when two customers are merged: by then all modules are there. */
  mergeChecks: () => readonly MergeCheck[],
): PeopleModule {
  const activation = inviteActivation({ invites, lookups, now })
  // Links in mails; without configuration the product runs on this machine.
  const publicOrigin = config.origins[0] ?? `http://localhost:${config.port}`
  const limits = sendingLimits({ limits: config.sending, now })
  const sender = inviteSender({ publicOrigin, limits })
  const organizations = organizationsService({
    db,
    organizations: organizationsRepository,
    details: customerDetailRepository,
    checks: vatCheckRepository,
    now,
  })
  const parts = partsRepository
  const keeping = keepingService({
    db,
    keeping: keepingRepository,
    parts,
    companies: companyRepository,
    customers: newCustomerRepository,
    organizations,
    now,
  })
  const store = storeCustomer({
    customers: newCustomerRepository,
    keeping: keepingRepository,
    parts,
    companies: companyRepository,
    now,
  })
  const customers = newCustomerService({ db, customers: newCustomerRepository, now })
  const company = companyService({ db, companies: companyRepository })
  const { registers } = config
  const ask = askRegister(log)
  return {
    routes: [
      ...usersRoutes(
        usersService({ db, users, activation, now }),
        userChangesService({ db, users, changes: userChangesRepository, lookups, now }),
        lookupsService({ db, lookups }),
      ),
      ...invitesRoutes(
        invitesService({ db, invites, users, lookups, sender, now }),
        inviteAcceptanceService({ db, invites, activation, now }),
        inviteRequestService({ db, invites, requests: inviteRequestRepository, publicOrigin, now }),
      ),
      ...customersRoutes({
        organizations,
        customers,
        company,
        logos: logoService({ db, files, companies: companyRepository, company, now }),
      }),
      ...regionsRoutes(regionsService({ db, regions: regionsRepository })),
      ...customerMerging({ db, organizations, checks: mergeChecks, now }),
      ...keepingRoutes({
        organizations,
        keeping,
        parts: partsService({ changing: keeping.changing, parts }),
        activity: customerActivity({ db, organizations: organizationsRepository }),
      }),
      ...registersRoutes(
        registersService({
          db,
          checks: vatCheckRepository,
          companies: companyRepository,
          limits,
          vies: registers.vies === null ? null : vies(ask, registers.vies),
          tradeRegister: registers.tradeRegister === null ? null : tradeRegister(ask, registers.tradeRegister),
          addresses: registers.addresses === null ? null : addressRegister(ask, registers.addresses, now),
          now,
        }),
      ),
      ...customerTransferRoutes(
        customersExportService({
          db,
          files: customerFileRepository,
          filterOf: organizations.filterOf,
          writeSheet,
          now,
        }),
        customersImportService({
          db,
          files: customerFileRepository,
          customers: newCustomerRepository,
          readTable: readTableFile,
          store,
        }),
      ),
    ],
    traces: customerTraces,
    finders: [customerFinder(organizationsRepository, now), userFinder(users, now)],
    plugin: logoPlugin(files),
    documentCompany: company.documentCompany,
    customer: organizations.customerIn,
    addCustomer: customers.add,
    customersInTurn: newCustomerRepository.oneAtATime,
    sourceCustomers: sourceCustomers({ files: customerFileRepository, customers: newCustomerRepository, store }),
    sourceParts: sourceParts({ parts, keeping: keepingRepository }),
    shownField: shownValue,
  }
}
