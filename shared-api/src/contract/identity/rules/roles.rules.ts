const roleNames = ['User', 'Manager', 'Admin'] as const

export type Role = (typeof roleNames)[number]

/** What somebody may besides their role. */
export const userFeatures = ['product-owner'] as const

/** One spelling for roles that arrive as an array or as a single string, in any case. Unknown names are dropped. */
export function normaliseRoles(roles: unknown): Role[] {
  const given = Array.isArray(roles) ? roles : [roles]
  const lower = new Set(given.filter((role) => typeof role === 'string').map((role) => role.trim().toLowerCase()))
  return roleNames.filter((role) => lower.has(role.toLowerCase()))
}

/**
 * Whether someone with `roles` passes a list of required ones: any of them, without regard to case. An empty list lets
 * everyone pass.
 */
export function matchesRoles(roles: readonly string[], required: readonly string[]): boolean {
  if (required.length === 0) return true
  const lower = new Set(roles.map((role) => role.toLowerCase()))
  return required.some((role) => lower.has(role.toLowerCase()))
}

/** Who is asking, as far as rights depend on it. */
export interface Person {
  readonly roles: readonly string[]
  /** Staff of the selling company. */
  readonly is_tenant: boolean
}

/** Manager or Admin: may create, edit and delete offers, users and customers. */
export function isManagement(person: Pick<Person, 'roles'>): boolean {
  return matchesRoles(person.roles, ['Manager', 'Admin'])
}

/**
 * Says what runs in the environments of this installation: an Admin, who operates it, and to whom an Admin gave that.
 */
export function isProductOwner({ roles, features }: Pick<Person, 'roles'> & { readonly features: readonly string[] }) {
  return matchesRoles(roles, ['Admin']) || features.includes('product-owner')
}

/** Admin or tenant user: may type a unit price; the server recomputes everyone else's. */
export function mayEditPrices(person: Person): boolean {
  return isSellerStaff(person)
}

/** Manager or Admin of the selling company: sees what a product costs it, and what it earns. */
export function seesCosts(person: Person): boolean {
  return person.is_tenant && isManagement(person)
}

/** Manager or Admin of the selling company itself: has all that it keeps as a file, and erases people from it. */
export function mayKeepTenantData(person: Person): boolean {
  return person.is_tenant && isManagement(person)
}

/** Admin, or a tenant owner (Manager of the selling company): may have mail read in. */
export function mayReadMail(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may change products, their groups and prices. */
export function mayEditCatalogue(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may keep templates, which others start their offers from. */
export function mayKeepTemplates(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may add customers; everybody else is bound to the own organisation. */
export function mayAddCustomers(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may change what documents and mails say of a company. */
export function mayChangeCompany(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may show a view to all colleagues. */
export function mayShareViews(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: finds the requests that came in by mail. */
export function mayHandleRequests(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may connect its accounting, and read how that stands. */
export function mayConnectAccounting(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or a Manager of the selling company: may say how sales to a customer are taxed. */
export function maySetTaxRegime(person: Person): boolean {
  return isTenantOwner(person)
}

/** Admin, or staff of the selling company: may see how much of its plan is used. */
export function mayReadPlanUsage(person: Person): boolean {
  return isSellerStaff(person)
}

/** Who runs the selling company: Admin, or a Manager of its own; everybody else is bound to their organisation. */
export function isTenantOwner(person: Person): boolean {
  return matchesRoles(person.roles, ['Admin']) || (person.is_tenant && isManagement(person))
}

function isSellerStaff(person: Person): boolean {
  return person.is_tenant || matchesRoles(person.roles, ['Admin'])
}

/** The visibility guard: one of the roles, or the tenant flag that it asks for. */
export function mayView(
  person: Person,
  guard: { readonly roles: readonly string[]; readonly tenant?: boolean },
): boolean {
  const byRole = guard.roles.length > 0 && matchesRoles(person.roles, guard.roles)
  return byRole || person.is_tenant === guard.tenant
}
