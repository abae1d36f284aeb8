import type { Language, Organization } from '@staffel/shared-api/contract'

/** The customer as a choice needs it; its addresses are the server's business. */
export interface ChosenCustomer {
  readonly organization_id: number
  readonly name: string
  /** In which it is written to; left out where that is not known. */
  readonly language?: Language
  /** Agreed with it; left out where nothing was. */
  readonly payment_term_days?: number
}

export function chosenCustomer({ id, name, language, payment_term_days }: Organization): ChosenCustomer {
  return {
    ...{ organization_id: id, name },
    ...(language && { language }),
    ...(payment_term_days !== undefined && { payment_term_days }),
  }
}
