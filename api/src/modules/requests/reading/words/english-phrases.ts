import type { PhraseLists } from './word-lists.types.ts'

const phrases = (text: string): string[] => text.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** What people say in English mails when they ask, take back, tell, sell and close. */
export const englishPhrases: PhraseLists = {
  asks: phrases(`
    do you have | do you sell | have you got | quote | quotation | quotes | rfq | price | prices | pricing | offer for | your offer | best offer | how much | cost of | we need | i need | need |
    require | looking for | please supply | please add | could you add | can you add | please send | can i have | can i get | could we have | i'll take | we'll take | we want | i want | we are after | i'm after | quoting | enquiry | inquiry | would like | 'd like | like to | reorder | can you supply | lead time`),
  quoteCues: phrases(
    'quote | quotation | rfq | price for | prices for | pricing for | price list for | your best price | how much | cost of | offer for',
  ),
  refusals: phrases(`
    cancel | cancelled | canceled | no longer | not needed | not required | don't need | no need | do not need | dont need | not need | leave out | leave those out
    | leave that out | leave it out | leave them out | left out | drop the | remove the | skip the | not include | do not quote | don't quote | without
    the | later phase | at a later | will follow | next year | already ordered | already have | we still have | still have | in stock here | have in stock
    | we have enough | ordered elsewhere`),
  answers: phrases(
    'thanks for | thank you for | your quote | your quotation | we accept | accepted | too expensive | not going ahead',
  ),
  told: phrases(`
    too many | consists of | last delivery | previous delivery | last order | previous order | credit note |
    when will | when are | where are | where is | too expensive | too high | not going ahead | were delivered | was delivered | have been delivered | has
    been delivered | delivered yesterday | received | arrived | returned | return the | returning | damaged | broken | faulty | missing | short delivered
    | complaint | wrong | invoiced | have been charged | last time | last week | last month | last year | previously | shipped`),
  selling: phrases(`
    unsubscribe | discount | clearance | moq | factory price | factory | manufacturer | we are professional | we are a professional | professional
    supplier | leading supplier | years experience | years of experience | whatsapp | free sample | free samples | wholesale price | best price | special
    offer | our products | our catalogue | our catalog | limited time | only 3 days | days left | competitive price | glad to know | dear purchase manager
    | dear purchasing manager | fob | we can supply | we supply | we offer
    | search engine | seo | backlinks | ranking | more visitors | free audit | packages start | lead generation | our agency`),
  papers: phrases(`
    order confirmation | we confirm your order | we hereby confirm | your order has | your order is | thank you for your order | please find attached our invoice | attached is our invoice | please
    find our invoice | here is our quotation | please find our quotation | we are pleased to quote | we are pleased to offer | delivery note | packing
    slip | payment reminder | overdue | job application | applying for | has been shipped | tracking number`),
  sameSize: phrases('same size | same sizes | same dimensions | same dimension | same format'),
  closings: phrases(`
    kind regards | best regards | regards | warm regards | with kind regards | with best regards | many thanks | best wishes | yours sincerely | yours
    faithfully | sincerely | cheers | thanks | thank you | thx | br | kr | rgds | best | sent from | get outlook for | outlook voor`),
  disclaimers: phrases(`
    this message is intended | this email is intended | this e-mail is intended | this e-mail and any | this email and any | this message and any | the
    information contained in this | the information in this | if you are not the intended | confidentiality notice | please consider the environment |
    terms and conditions | general terms | disclaimer | registered in`),
  pointsBelow: phrases('below | beneath | see attached thread | underneath'),
}
