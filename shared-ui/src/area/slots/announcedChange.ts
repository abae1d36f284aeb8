import { createContext, use } from 'react'

/** What was changed, and which one: `organization`, 12. Nouns of the contract. */
export type AnnounceChange = (entity: string, id: number) => void

/** How a guest tells its host. Without a host, nobody is told. */
export const ChangeContext = createContext<AnnounceChange>(() => {})

/** For guests: tells the host that something which it may show is no longer as it was. */
export const useAnnounceChange = (): AnnounceChange => use(ChangeContext)
