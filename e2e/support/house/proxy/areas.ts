/** What somebody who may see all of the house sees of an area. */
export interface Area {
  readonly id: string
  readonly link: string
  readonly path: string
  readonly heading: string
  /** A text that its first page draws. */
  readonly text: string
  /** A page of it whose code is not its first one's. */
  readonly further: string
  readonly furtherChunk: string
  readonly furtherHeading: string
}

export const areas: readonly Area[] = [
  {
    id: 'catalogue',
    link: 'Producten',
    path: '/products',
    heading: 'Producten',
    text: 'list.title',
    further: '/products/new',
    furtherChunk: 'product-form',
    furtherHeading: 'Nieuw product',
  },
  {
    id: 'requests',
    link: 'Aanvragen',
    path: '/requests',
    heading: 'Offerteaanvragen',
    text: 'list.title',
    further: '/requests?view=skipped',
    furtherChunk: 'skipped',
    furtherHeading: 'Overgeslagen',
  },
  {
    id: 'people',
    link: 'Gebruikers',
    path: '/users',
    heading: 'Gebruikers',
    text: 'users.title',
    further: '/customers',
    furtherChunk: 'customer-list',
    furtherHeading: 'Organisaties',
  },
  {
    id: 'integrations',
    link: 'Integraties',
    path: '/exact',
    heading: 'Exact Online',
    text: 'exact.title',
    further: '/exact/sync',
    furtherChunk: 'exact-sync',
    furtherHeading: 'Overnemen uit Exact',
  },
  {
    id: 'offers',
    link: 'Offertes',
    path: '/offers',
    heading: 'Offertebeheer',
    text: 'list.title',
    further: '/dashboard',
    furtherChunk: 'dashboard',
    furtherHeading: 'Dashboard',
  },
]

export function findArea(id: string): Area {
  const found = areas.find((area) => area.id === id)
  if (!found) throw new Error(`There is no area ${id}.`)
  return found
}
