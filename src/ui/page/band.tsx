import type { ReactNode } from 'react'
import type { MascotId } from '#site-mascots.ts'
import type { Pose } from '#ui/mascot/mascot-art.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import styles from './band.module.css'
import { Page, PageHeading, type PageProps } from './page.tsx'

interface SectionProps {
  /** The mascot of the section, shown in front of its scene next to the heading. */
  mascot?: MascotId | undefined
  /** The artwork of a post in place of the mascot, 16:9, by its URL from the server. */
  art?: string | undefined
  /** Controls below the heading, on its band: a search field or tabs. */
  tools?: ReactNode
  /** True if most pages of the kind have an artwork, whose space is reserved until the post has loaded. */
  awaitsArt?: boolean
  /** True if the page shows an `Article`, in whose column the title is. */
  isArticle?: boolean
  /** True while the title or the artwork loads, on which the size of the band depends: the mascot comes with it. */
  isAwaited?: boolean
}

/** Renders a page with a dark header that contains its heading. */
export function SectionPage({
  mascot,
  art,
  tools,
  awaitsArt,
  isAwaited,
  isArticle,
  ...page
}: Omit<PageProps, 'heading'> & SectionProps) {
  const heading = (name: string, isContent: boolean) => (
    <Band {...{ mascot, art, tools, awaitsArt, isAwaited, isArticle }} isMissing={page.isMissing}>
      <PageHeading lang={page.nameLang} isContent={isContent}>
        {name}
      </PageHeading>
    </Band>
  )
  return <Page {...page} heading={heading} />
}

interface BandProps extends SectionProps {
  /** True if the artwork is what the page shows first, also on a phone. Its space is reserved before it loads. */
  isBanner?: boolean
  /** True if there is no record: the band keeps its size, with the mascot in place of the artwork. */
  isMissing?: boolean | undefined
  /** True if something covers the artwork. */
  isBehind?: boolean
  /** The `h1`. */
  children: ReactNode
}

/** Renders the heading of a section on a band of night that ends in a wave, with its mascot or its artwork. */
export function Band({ mascot, art, tools, children, ...layout }: BandProps) {
  const { isBanner = false, isAwaited = false, isBehind = false } = layout
  const { awaitsArt = false, isMissing = false } = layout
  if (mascot === undefined) return children
  const hasArt = art !== undefined || (awaitsArt && (isAwaited || isMissing))
  return (
    <div
      className={`bleed ${styles.band}`}
      data-world=""
      data-member={mascot}
      data-article={layout.isArticle}
      data-tools={tools ? true : undefined}
      data-art={isBanner ? 'banner' : hasArt && 'post'}
    >
      {(art || isBanner) && (
        <div className={styles.art}>
          {art && (
            <Picture src={art} alt="" width={640} height={360} ratio="cover" priority={!isBehind} />
          )}
        </div>
      )}
      <div className={styles.text} data-scheme="dark">
        {children}
        {tools}
      </div>
      {(isMissing || !hasArt) && !isAwaited && <MascotScene of={mascot} />}
    </div>
  )
}

interface MascotSceneProps {
  of: MascotId
  pose?: Pose | undefined
  /** The name of another scene than that of its home, whose image is in the styles of the page. */
  at?: string | undefined
}

/** Renders a mascot in front of its home, as decoration. */
export function MascotScene({ of, pose, at = of }: MascotSceneProps) {
  return (
    <>
      <span className={styles.scene} data-scene={at} />
      <Mascot of={of} pose={pose} />
    </>
  )
}
