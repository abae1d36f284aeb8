import {
  comparedFields,
  duplicatedFields,
  factFields,
  offerFields,
  publicFields,
  writtenFields,
} from './offerFields.ts'
import { comparedLineFields, offerLineFields, pricedLineFields, writtenLineFields } from './offerLineFields.ts'
import { offerFactTexts } from './offerFactTexts.ts'

const names = (...lines: string[]) => lines.flatMap((line) => line.split(' '))

/** What a table says of the fields that this test knows: a new one is nothing to it. */
const known = (fields: readonly string[], expected: readonly string[], others: readonly string[] = []) =>
  fields.filter((field) => expected.includes(field) || others.includes(field))

const written = names('title desired_delivery_date currency language description notes terms show_pictures discount')
const ofOneVersion = names('validUntil customer_reference payment_term_days')
const ofTheHouse = names(
  'id offer_id externalId tenant_id rev status current_status issued_version draft_version superseded_by_version',
  'set_aside margin internal_notes acceptance decline approval approval_reasons approval_actions actions owner',
  'sent_at linked_at first_viewed_at change_requested_at',
)

describe('the fields of an offer', () => {
  it('are told as changes in the order of the document, amounts and lines apart', () => {
    const compared = names(
      'title customer validUntil desired_delivery_date customer_reference payment_term_days currency language',
      'description notes terms show_pictures',
    )
    expect(known(comparedFields, compared, [...ofTheHouse, 'items', 'discount', 'totals', 'offer_nr'])).toEqual(
      compared,
    )
  })

  it('are on the page behind a link as far as the document has them, but for who made it and when', () => {
    const shown = names(
      'title customer validUntil desired_delivery_date payment_term_days currency description notes terms discount',
      'totals offer_nr version company footer customer_reference language',
    )
    const kept = names('createdDate lastModified created_by issuedAt items show_pictures surcharge_rules')
    expect(known(publicFields, shown, [...kept, ...ofTheHouse])).toEqual(shown)
  })

  it('go along into a duplicate where they are not written for one day and one customer', () => {
    const apart = names('customer items totals company footer offer_nr')
    expect(known(duplicatedFields, written, [...ofOneVersion, ...apart, ...ofTheHouse])).toEqual(written)
    expect(known(writtenFields, [...written, ...ofOneVersion], [...apart, ...ofTheHouse])).toEqual([
      ...written,
      ...ofOneVersion,
    ])
  })

  it('have a name where the document names them', () => {
    expect(factFields).toContain('customer_reference')
    expect(Object.keys(offerFactTexts.nl)).toEqual(factFields)
    expect(Object.keys(offerFactTexts.en)).toEqual(factFields)
  })

  it('are sealed where they decide what the document says, and else not', () => {
    const unsealed = Object.entries(offerFields).filter(([, { hashed }]) => hashed === false)
    expect(unsealed.map(([name]) => name)).toEqual(ofTheHouse)
  })
})

describe('the fields of a line', () => {
  it('are told as changes', () => {
    const compared = names(
      'kind description quantity unitPrice priceUnit discountPct taxRate optional propertyValues openQuantity',
    )
    const told = names('total taxLabel selected priceSource overridden id productId isSurcharge variantCode listPrice')
    expect(known(comparedLineFields, compared, [...told, 'usedStaffelId', 'frozen', 'picture', 'cost'])).toEqual(
      compared,
    )
  })

  it('are kept in a template, some only from whoever may set prices', () => {
    const kept = names(
      'kind description quantity optional propertyValues selected id productId isSurcharge variantCode toConfirm',
    )
    const priced = names('discountPct taxRate taxLabel openQuantity')
    const reckoned = names(
      'unitPrice priceUnit priceSource total overridden usedStaffelId listPrice cost margin frozen',
    )
    expect(known(writtenLineFields, kept, [...priced, ...reckoned])).toEqual(kept)
    expect(known(pricedLineFields, priced, [...kept, ...reckoned])).toEqual(priced)
  })

  it('are not sealed where they are the seller’s own, or of a draft', () => {
    const unsealed = Object.entries(offerLineFields).filter(([, { hashed }]) => hashed === false)
    expect(unsealed.map(([name]) => name)).toEqual(names('priceListName offeredQuantity cost margin product toConfirm'))
  })
})
