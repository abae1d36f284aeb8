/** The flag of the United Kingdom. */
export function FlagGb() {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16m0-16L0 16" />
      <path stroke="#c8102e" strokeWidth="1.3" d="m0 0 24 16m0-16L0 16" />
      <path fill="#fff" d="M9.4 0h5.2v16H9.4zM0 5.4h24v5.2H0z" />
      <path fill="#c8102e" d="M10.5 0h3v16h-3zM0 6.5h24v3H0z" />
    </svg>
  )
}
