import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Strict, Text, Uuid } from '../../kit/schemaKit.ts'
import { Erasure, ErasureSubject, UnaddressedContact } from './erasure.ts'
import { DataExport } from './schemas.ts'

const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200 } as const
const path = '/Settings/Data/Exports'

export const listDataExports = endpoint({
  id: 'listDataExports',
  ...shared,
  method: 'GET',
  path,
  summary: "The last exports of everything that the caller's tenant has, and how far each is",
  response: Type.Array(DataExport),
  passive: true,
  errors: [],
})

export const startDataExport = endpoint({
  id: 'startDataExport',
  ...shared,
  method: 'POST',
  path,
  summary: "Asks for a file of everything that the caller's tenant has; one is made at a time",
  response: DataExport,
  errors: ['ALREADY_RUNNING'],
})

export const fetchDataExport = endpoint({
  id: 'fetchDataExport',
  ...shared,
  method: 'POST',
  path: `${path}/:id/fetch`,
  summary: 'The file of an export, once, for who asked for it: tables as CSV and JSON, files, documents',
  params: Strict({ id: Uuid }),
  file: { types: ['application/zip'] },
  timeoutMs: 600_000,
  errors: ['NOT_FOUND'],
})

const erasure = { ...shared, method: 'POST', body: ErasureSubject, response: Erasure } as const

export const findUnaddressedContacts = endpoint({
  id: 'findUnaddressedContacts',
  ...shared,
  method: 'GET',
  path: '/Settings/Data/Erasure/contacts',
  summary: "Contact persons of the caller's tenant who have no e-mail address, by name; at most twenty",
  query: Strict({ search: Text(120, { minLength: 1 }) }),
  response: Type.Array(UnaddressedContact),
  errors: [],
})

export const previewErasure = endpoint({
  id: 'previewErasure',
  ...erasure,
  path: '/Settings/Data/Erasure/preview',
  summary: "What the caller's tenant knows of a person: what would be emptied, and what is kept",
  errors: ['NOT_FOUND'],
})

export const erasePerson = endpoint({
  id: 'erasePerson',
  ...erasure,
  path: '/Settings/Data/Erasure',
  summary: 'Empties what is known of a person, but for what has to be kept, and ends their sessions',
  errors: ['NOT_FOUND', 'SELF', 'LAST_ADMIN'],
})
