import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { langOf } from '#i18n/lang.ts'
import { memberTexts, voices } from '#site-mascot-texts.ts'
import { mascots } from '#site-mascots.ts'
import type { MemberId } from '#site-members.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { mascotArt } from '#ui/mascot/mascot-art.ts'
import { useTune } from '#ui/mascot/use-tune.ts'
import { memberArt } from './member-art.ts'
import styles from './member-screen.module.css'

interface MemberScreenProps {
  id: MemberId
  /** True if its images load at once; otherwise when they are in view. */
  isLoaded: boolean
  isCurrent: boolean
}

/** Renders a member in front of its house, as large as the window. */
export function MemberScreen({ id, isLoaded, isCurrent }: MemberScreenProps) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const name = mascots[id].name[lang]
  const { part, tile, about } = memberTexts[id]
  const { house, tallHouse, oldHouse, large } = memberArt[id]
  const { isPlaying, play } = useTune()
  const figure = useRef<HTMLImageElement>(null)
  const loading = isLoaded ? 'eager' : 'lazy'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.screen}
      data-member={id}
      data-current={isCurrent || undefined}
    >
      <picture className={styles.house}>
        <source
          media="(max-width: 639px), (orientation: portrait)"
          type="image/avif"
          srcSet={tallHouse}
        />
        <source type="image/avif" srcSet={house} />
        <img src={oldHouse} alt="" loading={loading} decoding="async" className="fill" />
      </picture>
      <picture className={styles.figure}>
        <source type="image/avif" srcSet={large} />
        <img
          ref={figure}
          className="fill"
          src={mascotArt[id].stand}
          alt=""
          width={864}
          height={960}
          loading={loading}
          decoding="async"
        />
      </picture>
      <div className={`stack ${styles.text}`}>
        <p>{`${site.group[lang]} · ${part[lang]}`}</p>
        <h2 id={`${id}-name`} className="display">
          {name}
        </h2>
        <blockquote>
          <p className="phrases">{voices[id][lang]}</p>
        </blockquote>
        <button
          type="button"
          className={button.primary}
          aria-disabled={isPlaying || undefined}
          onClick={() => void play([{ id, figure: figure.current }])}
        >
          <Icon shape={isPlaying ? icons.music : icons.play} />
          {id === 'pado' ? <Trans>Hear {name} sing</Trans> : <Trans>Hear {name} play</Trans>}
        </button>
        <p>{about[lang]}</p>
        <dl className="cluster">
          <div>
            <dt className="meta">
              <Trans context="where a member lives">Home</Trans>
            </dt>
            <dd>{mascots[id].house[lang]}</dd>
          </div>
          <div>
            <dt className="meta">
              <Trans>Favorite tile</Trans>
            </dt>
            <dd>{tile[lang]}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
