import { safeUrl } from '#lib/safe-url.ts'
import { Picture } from '#ui/media/picture.tsx'
import styles from './board-banner.module.css'

interface BoardBannerProps {
  /** An address from the server; none yet, or none at all, leaves the place empty. */
  src: string | undefined
  height: number
  priority?: boolean
}

/** The picture above or below a board. It is decoration: missing, it says nothing and moves nothing. */
export function BoardBanner({ src, height, priority }: BoardBannerProps) {
  const isShown = safeUrl(src) !== null
  return (
    <div className={height === 480 ? styles.top : styles.bottom}>
      {isShown && <Picture src={src} alt="" width={1920} height={height} priority={priority} />}
    </div>
  )
}
