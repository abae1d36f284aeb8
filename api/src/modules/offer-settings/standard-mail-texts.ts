import type { Language, OfferMailKind } from '@staffel/shared-api/contract'

export interface Wording {
  readonly subject: string
  readonly body: string
}

/** What mails say as long as a tenant has no wording of its own. */
export const standardMailTexts: Readonly<Record<OfferMailKind, Readonly<Record<Language, Wording>>>> = {
  offer: {
    nl: {
      subject: 'Offerte {offer_nr}: {title}',
      body: 'Beste {contact},\n\nHierbij ontvangt u onze offerte {offer_nr} voor {title}. Het totaal is {total} inclusief btw en de offerte is geldig tot en met {valid_until}.\n\nVia deze link bekijkt u de offerte, stelt u een vraag of gaat u direct akkoord:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr}: {title}',
      body: 'Dear {contact},\n\nPlease find our offer {offer_nr} for {title}. The total is {total} including VAT, and the offer is valid through {valid_until}.\n\nFollow this link to view the offer, ask a question or accept it right away:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  reminder: {
    nl: {
      subject: 'Herinnering: offerte {offer_nr} is geldig tot en met {valid_until}',
      body: 'Beste {contact},\n\nOnze offerte {offer_nr} voor {title} is nog geldig tot en met {valid_until}. Heeft u vragen of wilt u akkoord gaan? Dat kan via deze link:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Reminder: offer {offer_nr} is valid through {valid_until}',
      body: 'Dear {contact},\n\nOur offer {offer_nr} for {title} is valid through {valid_until}. If you have a question or would like to accept it, follow this link:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  extended: {
    nl: {
      subject: 'Offerte {offer_nr} is verlengd tot en met {valid_until}',
      body: 'Beste {contact},\n\nWij hebben de geldigheid van offerte {offer_nr} voor {title} verlengd tot en met {valid_until}. U vindt de offerte via deze link:\n{link}\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is extended through {valid_until}',
      body: 'Dear {contact},\n\nWe have extended our offer {offer_nr} for {title} through {valid_until}. You find it by this link:\n{link}\n\nKind regards,\n{sender}\n{company}',
    },
  },
  accepted: {
    nl: {
      subject: 'Offerte {offer_nr} is geaccepteerd',
      body: 'Beste {contact},\n\nOfferte {offer_nr} voor {title} is geaccepteerd voor {total} inclusief btw. De offerte vindt u in de bijlage.\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is accepted',
      body: 'Dear {contact},\n\nOffer {offer_nr} for {title} was accepted for {total} including VAT. The offer is attached.\n\nKind regards,\n{sender}\n{company}',
    },
  },
  declined: {
    nl: {
      subject: 'Offerte {offer_nr} is afgewezen',
      body: 'Beste {contact},\n\nWij hebben genoteerd dat offerte {offer_nr} voor {title} is afgewezen. {reason}\n\nDank voor uw reactie.\n\nMet vriendelijke groet,\n{sender}\n{company}',
    },
    en: {
      subject: 'Offer {offer_nr} is declined',
      body: 'Dear {contact},\n\nWe have noted that offer {offer_nr} for {title} was declined. {reason}\n\nThank you for letting us know.\n\nKind regards,\n{sender}\n{company}',
    },
  },
}
