import { Type, type Static } from 'typebox'
import { errorCodes } from './errors.ts'
import { Strict, Words } from './schemaKit.ts'

/**
 * What every failed call answers, with the status that `errorStatus` gives for the code.
 * `issuccess` and `success` (always false) accompany it for invites and the logo, whose answers carry those fields.
 */
export const ErrorBody = Strict({
  code: Words(errorCodes),
  /** For people, in the language of `Accept-Language`. */
  message: Type.String(),
  /** Path of a field (`offer.items.3.quantity`, `filters.status`) to a message in the caller's language. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Also in the header `x-request-id`; what a person quotes to support. */
  requestId: Type.String(),
  /** With `STALE`: what is stored now. */
  current: Type.Optional(Type.Unknown()),
  /**
   * Facts of the refusal, by code: `INVALID_TRANSITION {from, to}`, `IN_USE {count}`, `PLAN_LIMIT {limit, used,
   * resets_on}`, `ORGANIZATION_REQUIRED {candidates}`, `DUPLICATE {candidates}` of a customer, `DRAFT_OPEN
   * {draft_version}`, `LIMIT_REACHED {limit}`, `OFFER_CHANGED {version, total}`, `VERSION_SUPERSEDED {version, url}`
   * with the link to the current version, `TOO_LARGE {limit, count}` of an export, `APPROVAL_REQUIRED {reasons,
   * can_ask}`.
   */
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  issuccess: Type.Optional(Type.Literal(false)),
  success: Type.Optional(Type.Literal(false)),
})
export type ErrorBody = Static<typeof ErrorBody>
