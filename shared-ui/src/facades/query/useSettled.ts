import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: what somebody types is not asked for letter by letter. */
export function useSettled<T>(value: T, milliseconds = 500): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
