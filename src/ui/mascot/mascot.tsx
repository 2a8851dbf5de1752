import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import byol from './art/byol.svg?no-inline'
import dalbo from './art/dalbo.svg?no-inline'
import ipsae from './art/ipsae.svg?no-inline'
import lumi from './art/lumi.svg?no-inline'
import moru from './art/moru.svg?no-inline'
import pado from './art/pado.svg?no-inline'
import styles from './mascot.module.css'

const artwork: Record<keyof typeof site.mascots, string> = { lumi, pado, dalbo, moru, byol, ipsae }

interface MascotProps {
  of: keyof typeof site.mascots
}

/** Renders the artwork of a mascot, with its name as the alternative text. */
export function Mascot({ of }: MascotProps) {
  const { i18n } = useLingui()
  const name = site.mascots[of].name[langOf(i18n.locale)]
  return <img src={artwork[of]} alt={name} width={120} height={126} className={styles.mascot} />
}
