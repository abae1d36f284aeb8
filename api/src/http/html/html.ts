import type { Language } from '@staffel/shared-api/contract'
/** Text that is safe inside HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

interface PageOptions {
  readonly language: Language
  readonly title: string
  /** For the style and the script of this one answer. */
  readonly nonce: string
  readonly body: string
  readonly script?: string
}

const style = `
:root{color-scheme:light dark;--ground:#f4f6f6;--sheet:#fff;--line:#dbe2e2;--text:#16202a;--quiet:#55636b;--accent:#0f5e5c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#12191b;--sheet:#1a2427;--line:#334146;--text:#eef2f2;--quiet:#a3b1b5;--accent:#5cb8b3;--on:#0b1517}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--ground);margin:0;padding:24px 16px}
main{max-width:760px;margin:0 auto}.brand{display:flex;align-items:center;gap:10px;font-weight:600;margin:0 0 20px}.brand svg{width:28px;height:28px;border-radius:8px}
h1{font-size:22px;line-height:1.3;margin:0 0 4px}h2{font-size:16px;margin:24px 0 8px;text-transform:capitalize}p{margin:0 0 16px}.quiet{color:var(--quiet)}
.list{list-style:none;margin:0;padding:0}.card{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:14px 16px;margin:0 0 12px}
.row{display:flex;gap:12px;justify-content:space-between;align-items:baseline;flex-wrap:wrap}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:15px;margin:12px 0 0}
a{color:var(--accent)}button,.button{font:inherit;cursor:pointer;border-radius:8px;border:1px solid var(--line);background:var(--sheet);color:inherit;padding:10px 14px;text-decoration:none}
button{display:block;width:100%;text-align:left;margin:0 0 8px}button:hover,.button:hover{border-color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.primary{display:inline-block;background:var(--accent);border-color:var(--accent);color:var(--on);margin:14px 0 0;text-align:center}
p.files{display:flex;flex-wrap:wrap;gap:8px;margin:14px 0 0}label{display:block;margin:0 0 10px}input{font:inherit;width:100%;padding:9px 12px;border:1px solid var(--line);border-radius:8px;background:var(--sheet);color:inherit}
.looks{display:flex;flex-wrap:wrap;gap:8px 16px;margin:0 0 16px}.looks span{display:flex}.looks .button{border-radius:0;margin-left:-1px}.looks .button:first-child{border-radius:8px 0 0 8px}.looks .button:last-child{border-radius:0 8px 8px 0}.looks [aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on)}
iframe.mail{display:block;width:100%;height:900px;border:1px solid var(--line);border-radius:10px;background:#f5f4f0}iframe.narrow{width:360px;max-width:100%}iframe.dark{background:#121819}
small{display:block;font-size:14px;color:var(--quiet)}table{border-collapse:collapse;width:100%}td{padding:8px 14px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}td:first-child{white-space:nowrap;width:1%}code{overflow-wrap:anywhere}
`

const brand = `<div class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" fill="#0f5e5c"/><path d="M7 8h6v16H7z" fill="#fff"/><path d="M14 13h5v11h-5z" fill="#fff" opacity=".78"/><path d="M20 18h5v6h-5z" fill="#e0a03a"/></svg>Staffel</div>`

/** A small page of the server itself: no file, no other origin, nothing to load. */
export function page({ language, title, nonce, body, script }: PageOptions): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main>${brand}${body}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`
}
