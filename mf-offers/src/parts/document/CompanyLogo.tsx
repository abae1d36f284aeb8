import { useState } from 'react'

/** The seller's logo; without one, or when it cannot be shown, its name in letters. */
export function CompanyLogo({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!url || broken === url) return <p className="document-wordmark">{name}</p>
  return <img className="document-logo" src={url} alt={name} onError={() => setBroken(url)} />
}
