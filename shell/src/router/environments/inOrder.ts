/** Where a version comes first, and where it goes from there. */
const usual = ['development', 'staging', 'production']

/** Environments in the order in which a version passes them; others stand before, by name. */
export function inOrder<Named extends { readonly name: string }>(environments: readonly Named[]): Named[] {
  const place = ({ name }: Named) => usual.indexOf(name)
  return environments.toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1))
}
