import { useLingui } from '@lingui/react/macro'
import { Picture } from '#ui/media/picture.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { useMediaBanners } from './media.queries.ts'
import ownBanner from './gallery-banner.svg?no-inline'
import styles from './gallery.module.css'

/** The first banner of the gallery. It decorates: where there is none, our own stands in its place. */
export function GalleryBanner() {
  const { t, i18n } = useLingui()
  const { data: banners, isPending } = useMediaBanners()
  const banner = banners?.[0]
  // The gallery below stays where it is when the picture comes.
  if (isPending) return <div className={styles.bannerSlot} />
  const { image, address, title } = banner ?? { image: ownBanner, address: null, title: '' }
  // The backend has one title for all languages, and it is Korean. Elsewhere a link needs another name.
  const name = address === null ? '' : t`Featured in the gallery`
  const alt = i18n.locale === 'ko' ? title : name
  const picture = <Picture src={image} alt={alt} width={1920} height={480} priority />
  return (
    <p className={styles.banner}>
      {address === null ? picture : <SafeLink href={address}>{picture}</SafeLink>}
    </p>
  )
}
