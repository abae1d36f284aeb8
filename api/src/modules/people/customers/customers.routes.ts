import {
  createOrganization,
  deleteCompanyLogo,
  getCompanyAddress,
  getCompanyLogo,
  getCustomer,
  getOfferOrganizationAddress,
  getOrganization,
  listCustomers,
  listOrganizationAddresses,
  listOrganizationContacts,
  saveCompanyAddress,
  setTaxRegime,
  uploadCompanyLogo,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, signedIn, tenantOwners } from '../../../http/policy.ts'
import type { CompanyService } from '../company/company.service.ts'
import { readLogoForm } from '../company/logo-form.ts'
import type { LogoService } from '../company/logo.service.ts'
import type { NewCustomerService } from './new-customer.service.ts'
import type { OrganizationsService } from './organizations.service.ts'

export interface CustomersServices {
  readonly organizations: OrganizationsService
  readonly customers: NewCustomerService
  readonly company: CompanyService
  readonly logos: LogoService
}

/** Every signed-in user may ask; how far they see is decided per organisation. */
export function customersRoutes({ organizations, customers, company, logos }: CustomersServices): Route[] {
  return [
    route(listCustomers, signedIn, ({ caller, query }) => organizations.list(caller, query)),
    route(getOrganization, signedIn, ({ caller, query }) => organizations.get(caller, query.organization_id)),
    route(getCustomer, signedIn, ({ caller, query }) => organizations.detail(caller, query.organization_id)),
    route(listOrganizationAddresses, signedIn, ({ caller, query }) =>
      organizations.addresses(caller, query.organization_id),
    ),
    route(listOrganizationContacts, signedIn, ({ caller, query }) =>
      organizations.contacts(caller, query.organization_id),
    ),
    route(getOfferOrganizationAddress, signedIn, ({ caller, query }) =>
      organizations.billingAddress(caller, query.organization_id),
    ),
    route(createOrganization, managers, ({ body, ...by }) => customers.create(by, body)),
    route(setTaxRegime, tenantOwners, async ({ body, ...by }) => {
      await organizations.setTaxRegime(by, body)
      return undefined
    }),
    route(getCompanyAddress, signedIn, ({ caller, query }) => company.get(caller, query.organization_id)),
    route(saveCompanyAddress, signedIn, ({ caller, origin, body }) => company.save(caller, origin, body)),
    route(getCompanyLogo, signedIn, ({ caller, query }) => logos.get(caller, query.organizationId)),
    route(uploadCompanyLogo, signedIn, async ({ caller, origin, language, request }) => {
      const { file, organizationId } = await readLogoForm(request, uploadCompanyLogo.multipart.maxBytes)
      return logos.upload(caller, origin, { file, organizationId, language })
    }),
    route(deleteCompanyLogo, signedIn, async ({ caller, origin, body }) => {
      await logos.remove(caller, origin, body.organizationId)
      return undefined
    }),
  ]
}
