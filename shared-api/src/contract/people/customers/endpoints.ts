import { Type } from 'typebox'
import { BillingAddress, OrganizationAddress } from '../addresses/schemas.ts'
import {
  CompanyAddress,
  CompanyAddressInput,
  Customer,
  CustomerDetail,
  CustomerFilters,
  CustomerSortKey,
  Logo,
  LogoUploadAnswer,
  NewCustomer,
  OrganizationContact,
  TaxRegime,
} from './schemas.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Limit, Page, SortDir, Strict } from '../../kit/schemaKit.ts'

const ofOrganization = Strict({ organization_id: Id })
const shared = {
  method: 'GET',
  base: 'webhook',
  tag: 'people',
  access: 'signed-in',
  status: 200,
  errors: ['NOT_FOUND'],
} as const

export const listCustomers = endpoint({
  id: 'listCustomers',
  ...shared,
  path: '/organizationList',
  summary: 'A page of customers, highest value first unless told otherwise',
  query: Strict({
    tenant_id: Type.Optional(Id),
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(20)),
    sort_by: Type.Optional(CustomerSortKey),
    sort_dir: Type.Optional(SortDir),
  }),
  jsonQuery: { filters: CustomerFilters },
  response: Type.Array(Customer),
  totalCount: true,
  errors: [],
})

export const getOrganization = endpoint({
  id: 'getOrganization',
  ...shared,
  path: '/organization',
  summary: 'One organisation, as in the list',
  query: ofOrganization,
  response: Customer,
})

export const getCustomer = endpoint({
  id: 'getCustomer',
  ...shared,
  path: '/customer',
  summary: 'One customer with address, contacts and contact persons',
  query: ofOrganization,
  response: CustomerDetail,
})

export const listOrganizationAddresses = endpoint({
  id: 'listOrganizationAddresses',
  ...shared,
  path: '/organizations/addresses',
  summary: 'Addresses of an organisation, the primary one first',
  query: ofOrganization,
  response: Type.Array(OrganizationAddress),
})

export const listOrganizationContacts = endpoint({
  id: 'listOrganizationContacts',
  ...shared,
  path: '/organizations/contacts',
  summary: 'E-mail addresses and phone numbers of an organisation, primary ones first',
  query: ofOrganization,
  response: Type.Array(OrganizationContact),
})

export const getOfferOrganizationAddress = endpoint({
  id: 'getOfferOrganizationAddress',
  ...shared,
  path: '/offerorganizationaddress',
  summary: 'The billing address that a new offer for this organisation gets',
  query: ofOrganization,
  response: BillingAddress,
})

export const createOrganization = endpoint({
  id: 'createOrganization',
  ...shared,
  method: 'POST',
  path: '/organizations/create',
  summary: 'Adds a customer with its address and contact person. Accepts `Idempotency-Key`',
  body: Strict({ tenant_id: Type.Optional(Id), ...NewCustomer.properties }),
  response: Strict({ organization_id: Id }),
  errors: ['NOT_FOUND', 'DUPLICATE'],
})

export const setTaxRegime = endpoint({
  id: 'setTaxRegime',
  ...shared,
  method: 'POST',
  path: '/organizations/tax-regime',
  summary: 'How sales to a customer are taxed; new lines of its offers begin with it, those that stand do not change',
  body: Strict({ organization_id: Id, tax_regime: TaxRegime }),
  status: 204,
})

export const getCompanyAddress = endpoint({
  id: 'getCompanyAddress',
  ...shared,
  path: '/Settings/OrganizationAddress',
  summary: "The company on the settings page; without an id the caller's own",
  query: Strict({ organization_id: Type.Optional(Id) }),
  response: CompanyAddress,
})

export const saveCompanyAddress = endpoint({
  id: 'saveCompanyAddress',
  ...shared,
  method: 'POST',
  path: '/Settings/OrganizationAddress',
  summary: 'Saves the company on the settings page; Managers and Admins only',
  body: CompanyAddressInput,
  response: CompanyAddress,
  errors: ['NOT_FOUND', 'STALE'],
})

export const getCompanyLogo = endpoint({
  id: 'getCompanyLogo',
  ...shared,
  path: '/company/logo',
  summary: "Address of a company's logo; without an id the caller's own company",
  query: Strict({ organizationId: Type.Optional(Id) }),
  response: Logo,
})

export const uploadCompanyLogo = endpoint({
  id: 'uploadCompanyLogo',
  ...shared,
  method: 'POST',
  path: '/company/logo',
  summary: 'Replaces the logo: JPEG, PNG, GIF, SVG or WebP of at most 5 MB',
  multipart: { fileField: 'logo', maxBytes: 5 * 1024 * 1024 },
  body: Strict({ type: Type.Literal('company-logo'), organizationId: Type.Optional(Id) }),
  timeoutMs: 30_000,
  response: LogoUploadAnswer,
})

export const deleteCompanyLogo = endpoint({
  id: 'deleteCompanyLogo',
  ...shared,
  method: 'POST',
  path: '/company/logo/delete',
  summary: "Takes the logo away; without an id that of the caller's own company",
  body: Strict({ organizationId: Type.Optional(Id) }),
  bodyOptional: true,
  status: 204,
})
