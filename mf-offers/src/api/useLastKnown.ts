import { useState } from 'react'

/** The latest value that was known: what was shown stays while newer is on its way, and when it does not come. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
