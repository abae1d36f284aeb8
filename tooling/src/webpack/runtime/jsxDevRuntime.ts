import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/**
 * React's development runtime of JSX is a second module, which nobody shares: this one goes through the one that all
 * have.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: Parameters<typeof jsx>[1],
  key: Parameters<typeof jsx>[2],
  isStatic: boolean,
) {
  return (isStatic ? jsxs : jsx)(type, props, key)
}
