import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { memberTexts } from '#site-mascot-texts.ts'
import { mascots } from '#site-mascots.ts'
import { members } from '#site-members.ts'
import { interaction } from '#lib/when.ts'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { useArrowKeys } from '#ui/media/use-arrow-keys.ts'
import { PageHeading } from '#ui/page/page.tsx'
import { useSavingData, useWhen } from '#ui/when/use-when.ts'
import { MemberScreen } from './member-screen.tsx'
import styles from './members-page.module.css'

/**
 * Renders a screen for each member. The browser scrolls sideways from one to the next: by swipe, wheel and keyboard, to
 * the target of a link, and to what is found in the page.
 */
export function MembersStage({ name }: { name: string }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const screens = useRef<HTMLDivElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  const [current, setCurrent] = useState(0)
  // Browsers load lazy images of a sideways scroller only once they are in view.
  const hasTime = useWhen(interaction)
  const isAhead = useSavingData() === false && hasTime
  // RouteFocus restores only the vertical position of an entry of the history.
  useLayoutEffect(() => {
    const node = screens.current
    const show = (nth: number) => {
      node?.scrollTo({ left: nth * node.clientWidth, behavior: 'instant' })
      setCurrent(nth)
    }
    const linked = members.findIndex((id) => id === hash)
    if (linked >= 0) show(linked)
    return () => show(0)
  }, [hash])
  // The arrow keys follow the link to a neighbor.
  const goBy = (step: number) => links.current?.querySelectorAll('a')[current + step]?.click()
  useArrowKeys({ onPrevious: () => goBy(-1), onNext: () => goBy(1) }, 'header, dialog')
  return (
    <div className={styles.stage} data-scheme="dark" data-world="">
      <div
        ref={screens}
        className={styles.screens}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          setCurrent(Math.round(scrollLeft / clientWidth))
        }}
      >
        <PageHeading className="visually-hidden">{`${site.group[lang]} ${name}`}</PageHeading>
        {members.map((id, nth) => (
          <MemberScreen
            key={id}
            id={id}
            isLoaded={nth === 0 || (isAhead && Math.abs(nth - current) < 2)}
            isCurrent={nth === current}
          />
        ))}
      </div>
      <nav className={styles.bar} aria-label={name}>
        <ul ref={links} className={styles.names}>
          {members.map((id, nth) => (
            <li key={id} data-member={id}>
              <a
                href={`#${id}`}
                className={`cluster ${styles.link}`}
                aria-current={nth === current ? 'true' : undefined}
              >
                <Mascot of={id} pose="play" />
                <span>
                  <strong className="display title">{mascots[id].name[lang]}</strong>{' '}
                  <span className="meta">{memberTexts[id].part[lang]}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
