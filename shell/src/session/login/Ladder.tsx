import styles from './sign-in-frame.module.css'
/** A sheet with lines and a price ladder that falls as the quantity grows. Decoration. */
export function Ladder() {
  return (
    <svg className={styles.ladder} viewBox="0 0 360 220" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeOpacity=".1">
        <path d="M0 40h360M0 84h360M0 128h360M0 172h360" />
      </g>
      <g>
        <rect x="20" y="36" width="64" height="160" rx="8" fill="#fff" fillOpacity=".92" />
        <rect x="96" y="72" width="64" height="124" rx="8" fill="#fff" fillOpacity=".66" />
        <rect x="172" y="104" width="64" height="92" rx="8" fill="#fff" fillOpacity=".42" />
        <rect x="248" y="138" width="64" height="58" rx="8" fill="var(--sf-accent)" />
      </g>
      <path
        d="M52 22C150 34 210 74 280 122"
        fill="none"
        stroke="var(--sf-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="2 8"
      />
      <circle cx="280" cy="122" r="6" fill="var(--sf-accent)" />
      <path d="M12 196h320" stroke="#fff" strokeOpacity=".5" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--sf-brand)" fillOpacity=".55">
        <rect x="34" y="52" width="36" height="5" rx="2.5" />
        <rect x="34" y="63" width="22" height="5" rx="2.5" />
        <rect x="110" y="88" width="36" height="5" rx="2.5" />
        <rect x="110" y="99" width="22" height="5" rx="2.5" />
        <rect x="186" y="120" width="36" height="5" rx="2.5" />
        <rect x="262" y="154" width="36" height="5" rx="2.5" />
      </g>
    </svg>
  )
}
