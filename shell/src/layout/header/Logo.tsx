/** Three steps of a price ladder: the more you buy, the further down. Takes the colour of the text around it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--sf-brand)" />
      <path d="M7 8h6v16H7z" fill="#fff" />
      <path d="M14 13h5v11h-5z" fill="#fff" opacity=".78" />
      <path d="M20 18h5v6h-5z" fill="var(--sf-accent)" />
    </svg>
  )
}
