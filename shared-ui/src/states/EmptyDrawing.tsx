/** Three steps of a ladder, the product's own sign, drawn in outline: nothing on them yet. */
export function EmptyDrawing() {
  return (
    <svg
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M6 58h84" strokeLinecap="round" />
      <path d="M14 58V44h20v14M38 58V30h20v28M62 58V14h20v44" strokeDasharray="4 4" />
      <path d="M18 50h12M42 36h12M66 20h12" strokeLinecap="round" opacity=".5" />
    </svg>
  )
}
