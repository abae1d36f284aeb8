/** What the test of a stored picture is called, up to its language: it is found by this. */
export const titleOf = (screen: string, state: string): string => `${screen}, ${state}: looks as it was decided, in `
