/** The page for product owners. It is the shell's own, so that no switch takes it away. */
export const environmentsPath = '/environments'
