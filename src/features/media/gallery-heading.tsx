import { Trans, useLingui } from '@lingui/react/macro'
import button from '#ui/form/button.module.css'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Band } from '#ui/page/band.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { useMediaBanners } from './media.queries.ts'

/**
 * Renders the heading of the gallery with its first banner; without one with the mascot in the same space.
 * @param isBehind true behind one of its items, whose image loads first
 */
export function GalleryHeading({ isBehind = false }: { isBehind?: boolean }) {
  const { i18n } = useLingui()
  const { data: banners, isPending } = useMediaBanners()
  const { image, url = null, title = '' } = banners?.[0] ?? {}
  return (
    <Band
      mascot="ipsae"
      art={image}
      isBanner
      isAwaited={isPending}
      isBehind={isBehind}
      tools={
        url === null ? (
          <span className={button.button} data-awaited aria-hidden="true">
            {'\u00a0'}
          </span>
        ) : (
          <SafeLink href={url} className={button.button}>
            {/* The backend has one title for all languages, in Korean. */}
            {i18n.locale === 'ko' && title !== '' ? title : <Trans>Featured in the gallery</Trans>}
          </SafeLink>
        )
      }
    >
      <PageHeading>
        <Trans>Media</Trans>
      </PageHeading>
    </Band>
  )
}

/** Renders the heading of the gallery. */
export const galleryHeading = () => <GalleryHeading />
