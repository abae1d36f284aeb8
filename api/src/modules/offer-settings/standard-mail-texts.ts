import type { Language, OfferMailKind } from '@staffel/shared-api/contract'

export interface Wording {
  readonly subject: string
  readonly body: string
}

/** What mails say as long as a tenant has no wording of its own. */
export const standardMailTexts: Readonly<Record<OfferMailKind, Readonly<Record<Language, Wording>>>> = {
  offer: {
    nl: {
      subject: 'Offerte {offer_nr} van {company}',
      body: 'Beste {contact},\n\nHierbij ontvangt u onze offerte {offer_nr}.\n\n{title}\nTotaal: {total} inclusief btw\nGeldig tot en met {valid_until}\n\nVia deze link bekijkt u de offerte, stelt u een vraag of gaat u direct akkoord:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} from {company}',
      body: 'Dear {contact},\n\nPlease find our offer {offer_nr}.\n\n{title}\nTotal: {total} including VAT\nValid through {valid_until}\n\nFollow this link to view the offer, ask a question or accept it right away:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  reminder: {
    nl: {
      subject: 'Herinnering: offerte {offer_nr} is geldig tot en met {valid_until}',
      body: 'Beste {contact},\n\nOnze offerte {offer_nr} is nog geldig tot en met {valid_until}.\n\n{title}\nTotaal: {total} inclusief btw\n\nHeeft u vragen of wilt u akkoord gaan? Dat kan via deze link:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Reminder: offer {offer_nr} is valid through {valid_until}',
      body: 'Dear {contact},\n\nOur offer {offer_nr} is valid through {valid_until}.\n\n{title}\nTotal: {total} including VAT\n\nIf you have a question or would like to accept it, follow this link:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  extended: {
    nl: {
      subject: 'Offerte {offer_nr} is verlengd tot en met {valid_until}',
      body: 'Beste {contact},\n\nWij hebben de geldigheid van onze offerte {offer_nr} verlengd tot en met {valid_until}.\n\n{title}\nTotaal: {total} inclusief btw\n\nU vindt de offerte via deze link:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is extended through {valid_until}',
      body: 'Dear {contact},\n\nWe have extended our offer {offer_nr} through {valid_until}.\n\n{title}\nTotal: {total} including VAT\n\nYou can find it here:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  accepted: {
    nl: {
      subject: 'Offerte {offer_nr} is geaccepteerd',
      body: 'Beste {contact},\n\nOnze offerte {offer_nr} is geaccepteerd. Hartelijk dank.\n\n{title}\nTotaal: {total} inclusief btw\n\nDe geaccepteerde offerte vindt u in de bijlage.\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is accepted',
      body: 'Dear {contact},\n\nOur offer {offer_nr} has been accepted. Thank you.\n\n{title}\nTotal: {total} including VAT\n\nThe accepted offer is attached.\n\nKind regards,\n{sender}\n{company}',
    },
  },
  declined: {
    nl: {
      subject: 'Offerte {offer_nr} is afgewezen',
      body: 'Beste {contact},\n\nWij hebben genoteerd dat onze offerte {offer_nr} is afgewezen.\n\n{title}\n\n{reason}\n\nDank voor uw reactie.\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is declined',
      body: 'Dear {contact},\n\nWe have noted that our offer {offer_nr} was declined.\n\n{title}\n\n{reason}\n\nThank you for letting us know.\n\nKind regards,\n{sender}\n{company}',
    },
  },
}
