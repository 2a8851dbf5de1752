import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import type { Store } from './store-links.tsx'
import styles from './store-codes.module.css'

/** Returns the dark modules of a QR code (ISO/IEC 18004) as an SVG path. */
function modulePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

interface QrCodeProps {
  url: string
  /** Without one it is decoration. */
  label?: string
}

/** Renders the QR code of a URL, in the browser and without an external service. */
export function QrCode({ url, label }: QrCodeProps) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {/* Scanners need dark on light in every color scheme. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={modulePath(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Renders a QR code for each store. */
export function StoreCodes({ stores }: { stores: readonly Store[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.list} aria-label={t`Scan with your phone`}>
      {stores.map(({ platform, url, name, device }) => (
        <li key={platform} className={styles.code}>
          <QrCode url={url} label={name} />
          <span>{device}</span>
        </li>
      ))}
    </ul>
  )
}
