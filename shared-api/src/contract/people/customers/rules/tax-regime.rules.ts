/** How sales to a customer are taxed: by Dutch rates, by the customer itself, or not at all as they leave the EU. */
export const taxRegimes = ['domestic', 'reverse_charge', 'export'] as const
export type TaxRegime = (typeof taxRegimes)[number]
