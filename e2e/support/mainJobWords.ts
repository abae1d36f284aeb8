/** The words of one language that this journey meets. */
export interface Words {
  readonly list: { title: string; create: string; search: string; count: RegExp }
  readonly editor: {
    title: string
    customer: string
    offerTitle: string
    addProducts: string
    items: string
    edit: (line: number) => string
    quantity: (line: number) => string
    price: (line: number) => string
    nextTier: string
    saveDraft: string
    issue: string
    change: string
    decimal: string
  }
  readonly products: {
    title: string
    search: string
    group: string
    select: (name: string) => string
    tiers: (name: string) => string
    chosen: string
    add: string
  }
  readonly totals: { subtotal: string; surcharges: string; tax: string; total: string }
  readonly preview: { draft: string; pending: string; back: string }
}

export const dutch: Words = {
  list: { title: 'Offertebeheer', create: 'Nieuwe offerte', search: 'Zoeken', count: /^10 van \d+ offertes$/ },
  editor: {
    title: 'Nieuwe offerte',
    customer: 'Klant',
    offerTitle: 'Titel',
    addProducts: 'Producten toevoegen',
    items: 'Offerteregels',
    edit: (line) => `Regel ${line} bewerken`,
    quantity: (line) => `Aantal, regel ${line}`,
    price: (line) => `Stukprijs, regel ${line}`,
    nextTier: 'nog 1 tot € 24,28 per 100',
    saveDraft: 'Opslaan als concept',
    issue: 'Offerte uitbrengen',
    change: 'Bewerken',
    decimal: '10,5',
  },
  products: {
    title: 'Producten toevoegen',
    search: 'Zoeken',
    group: 'Productgroep',
    select: (name) => `Selecteer ${name}`,
    tiers: (name) => `Staffels van ${name}`,
    chosen: '2 gekozen',
    add: 'Toevoegen aan offerte',
  },
  totals: { subtotal: 'Subtotaal', surcharges: 'waarvan toeslagen', tax: 'Btw 21%', total: 'Totaal' },
  preview: { draft: 'Concept', pending: 'In afwachting', back: 'Terug naar de offertes' },
}

export const english: Words = {
  list: { title: 'Offers Management', create: 'Create New Offer', search: 'Search', count: /^10 of \d+ offers$/ },
  editor: {
    title: 'Create New Offer',
    customer: 'Customer',
    offerTitle: 'Offer Title',
    addProducts: 'Add products',
    items: 'Offer Items',
    edit: (line) => `Edit row ${line}`,
    quantity: (line) => `Quantity, row ${line}`,
    price: (line) => `Unit price, row ${line}`,
    nextTier: '1 more for € 24,28 per 100',
    saveDraft: 'Save as Draft',
    issue: 'Create Offer',
    change: 'Edit',
    decimal: '10.5',
  },
  products: {
    title: 'Add products',
    search: 'Search',
    group: 'Product group',
    select: (name) => `Select ${name}`,
    tiers: (name) => `Tiers of ${name}`,
    chosen: '2 selected',
    add: 'Add to offer',
  },
  totals: { subtotal: 'Subtotal', surcharges: 'of which surcharges', tax: 'VAT 21%', total: 'Total' },
  preview: { draft: 'Draft', pending: 'Pending', back: 'Back to offers' },
}
