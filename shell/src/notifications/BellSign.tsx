/** Drawn here, so that the first load does not carry it. */
export function BellSign() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 9.5a6 6 0 0 1 12 0c0 5.5 2 6.5 2 8H4c0-1.5 2-2.5 2-8Z" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0" />
    </svg>
  )
}
