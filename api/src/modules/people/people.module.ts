import type { Module, ModuleContext } from '../../http/module.ts'
import { sendingLimits } from '../../mail/sending-limits.ts'
import { companyRepository } from './company.repository.ts'
import { companyService, type CompanyService } from './company.service.ts'
import { customersRoutes } from './customers.routes.ts'
import { inviteAcceptanceService } from './invite-acceptance.service.ts'
import { inviteActivation } from './invite-activation.ts'
import { inviteSender } from './invite-sender.ts'
import { invitesRepository as invites } from './invites.repository.ts'
import { invitesRoutes } from './invites.routes.ts'
import { invitesService } from './invites.service.ts'
import { logoPlugin } from './logo.plugin.ts'
import { logoService } from './logo.service.ts'
import { lookupsRepository as lookups } from './lookups.repository.ts'
import { lookupsService } from './lookups.service.ts'
import { newCustomerRepository } from './new-customer.repository.ts'
import { newCustomerService, type NewCustomerService } from './new-customer.service.ts'
import { organizationsRepository } from './organizations.repository.ts'
import { organizationsService, type OrganizationsService } from './organizations.service.ts'
import { peopleRoutes } from './people.routes.ts'
import { usersRepository as users } from './users.repository.ts'
import { usersService } from './users.service.ts'

export interface PeopleModule extends Module {
  /** Head and foot of a document of the selling company. */
  readonly documentCompany: CompanyService['documentCompany']
  /** Where an offer to an organisation goes; null outside the tenant. */
  readonly billingAddress: OrganizationsService['billingAddressIn']
  /** A customer made together with the first offer to it. */
  readonly addCustomer: NewCustomerService['add']
}

/** Users, invites, customers and the company itself. */
export function createPeopleModule({ config, db, files, now }: ModuleContext): PeopleModule {
  const activation = inviteActivation({ invites, now })
  // Links in mails; without configuration the product runs on this machine.
  const publicOrigin = config.origins[0] ?? `http://localhost:${config.port}`
  const sender = inviteSender({ invites, publicOrigin, limits: sendingLimits({ limits: config.sending, now }), now })
  const organizations = organizationsService({ db, organizations: organizationsRepository })
  const customers = newCustomerService({ db, customers: newCustomerRepository, now })
  const company = companyService({ db, companies: companyRepository })
  return {
    routes: [
      ...peopleRoutes(usersService({ db, users, activation, now }), lookupsService({ db, lookups })),
      ...invitesRoutes(
        invitesService({ db, invites, users, lookups, sender, now }),
        inviteAcceptanceService({ db, invites, activation, now }),
      ),
      ...customersRoutes({
        organizations,
        customers,
        company,
        logos: logoService({ db, files, companies: companyRepository, company, now }),
      }),
    ],
    plugin: logoPlugin(files),
    documentCompany: company.documentCompany,
    billingAddress: organizations.billingAddressIn,
    addCustomer: customers.add,
  }
}
