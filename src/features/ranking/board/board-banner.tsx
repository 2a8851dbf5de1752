import { safeUrl } from '#lib/safe-url.ts'
import { Picture } from '#ui/media/picture.tsx'
import styles from './board-banner.module.css'

interface BoardBannerProps {
  /** A URL from the server. Without one the slot stays empty. */
  src: string | undefined
  height: number
  priority?: boolean
}

/**
 * Renders the image above or below a leaderboard. The image is decorative: a failed load shows no error and
 * shifts no layout.
 */
export function BoardBanner({ src, height, priority }: BoardBannerProps) {
  const isShown = safeUrl(src) !== null
  return (
    <div className={height === 480 ? styles.top : styles.bottom}>
      {isShown && <Picture src={src} alt="" width={1920} height={height} priority={priority} />}
    </div>
  )
}
