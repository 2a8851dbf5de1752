import { useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import type { Store } from './stores.ts'
import styles from './store-codes.module.css'

/** The dark fields of a QR code (ISO/IEC 18004) as the path of one picture. */
function fieldsOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** A code for each store, drawn here: no other host learns of it. */
export function StoreCodes({ stores }: { stores: readonly Store[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.list} aria-label={t`Scan with your phone`}>
      {stores.map(({ platform, address, name, device }) => {
        const { data, size } = encode(address, { ecc: 'M', border: 2 })
        return (
          <li key={platform} className={styles.code}>
            <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
              {/* Readers want dark on light, whatever the scheme of the page is. */}
              <rect width={size} height={size} fill="#fff" />
              <path d={fieldsOf(data)} fill="#000" shapeRendering="crispEdges" />
            </svg>
            {device}
          </li>
        )
      })}
    </ul>
  )
}
