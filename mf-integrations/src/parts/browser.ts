/** Leaves the product for another site. */
export const browser = { leaveFor: (url: string): void => window.location.assign(url) }
