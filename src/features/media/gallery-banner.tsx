import { useLingui } from '@lingui/react/macro'
import { Picture } from '#ui/media/picture.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { useMediaBanners } from './media.queries.ts'
import ownBanner from './gallery-banner.svg?no-inline'
import styles from './gallery.module.css'

/** Renders the first banner of the gallery. It is decorative: without one, the site's own image is shown. */
export function GalleryBanner() {
  const { t, i18n } = useLingui()
  const { data: banners, isPending } = useMediaBanners()
  const banner = banners?.[0]
  // Reserves the height, so that the gallery below doesn't shift when the image loads.
  if (isPending) return <div className={styles.bannerSlot} />
  const { image, address, title } = banner ?? { image: ownBanner, address: null, title: '' }
  // The backend has one title for all languages, in Korean. Other languages need a different link name.
  const name = address === null ? '' : t`Featured in the gallery`
  const alt = i18n.locale === 'ko' ? title : name
  const picture = <Picture src={image} alt={alt} width={1920} height={480} priority />
  return (
    <p className={styles.banner}>
      {address === null ? picture : <SafeLink href={address}>{picture}</SafeLink>}
    </p>
  )
}
