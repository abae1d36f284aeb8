/** As the Dutch write it: `1234 AB`. */
export const writtenPostcode = (code: string): string => code.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')
