import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { mascots, type MascotId } from '../../site-mascots.ts'
import artwork from './art/mascots.svg?no-inline'
import styles from './mascot.module.css'

interface MascotProps {
  of: MascotId
  /** True next to its name, or as decoration: the image has no alternative text. */
  isDecorative?: boolean
  /** True on a tile in the color of the mascot, like an avatar. */
  hasTile?: boolean
}

/** Renders the artwork of a mascot. All mascots are in one file, and each is a view of it. */
export function Mascot({ of, isDecorative = false, hasTile = false }: MascotProps) {
  const { i18n } = useLingui()
  return (
    <img
      src={`${artwork}#${of}`}
      alt={isDecorative ? '' : mascots[of].name[langOf(i18n.locale)]}
      aria-hidden={isDecorative || undefined}
      width={120}
      height={126}
      loading="lazy"
      className={hasTile ? `${styles.mascot} ${styles.tile} ${styles[of]}` : styles.mascot}
    />
  )
}
