/** The flag of the Netherlands. */
export function FlagNl() {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <path fill="#ae1c28" d="M0 0h24v5.34H0z" />
      <path fill="#fff" d="M0 5.33h24v5.34H0z" />
      <path fill="#21468b" d="M0 10.66h24V16H0z" />
    </svg>
  )
}
