import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { langOf, type Lang } from '#i18n/lang.ts'
import { platformOf } from '#lib/user-agent.ts'
import { members } from '#site-members.ts'
import { site } from '#site.ts'
import { Button } from '#ui/form/button.tsx'
import buttons from '#ui/form/button.module.css'
import { Mascot } from '#ui/mascot/mascot.tsx'
import figures from '#ui/mascot/figures.module.css'
import lantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import { resultNames } from './coupon-outcome.ts'
import styles from './coupon-cheer.module.css'
import coupon from './coupon.module.css'

const sparks = Array.from({ length: 40 }, (_, n) => n)

/**
 * Returns where a spark is, from the lantern, in `rem` and with an angle: along a spiral, wider than high, and below
 * the heading.
 */
function sparkAt(n: number) {
  const [turn, far] = [n * 2.4, Math.sqrt((n + 4) / sparks.length)]
  const down = Math.sin(turn) * far
  return {
    translate: `calc(${(Math.cos(turn) * far).toFixed(2)} * min(50vw, 38rem)) ${(down * (down < 0 ? 6 : 16)).toFixed(1)}rem`,
    rotate: `${n * 40}deg`,
  }
}

/** Longer than the page takes to settle around the celebration. */
const settlingMs = 2000

interface CouponCheerProps {
  code: string
  /** True if an attempt without a response probably worked. Renders without confetti. */
  isProbable: boolean
  onAnother: () => void
}

/** Returns true if the keyboard of a phone covers a part of the page. The result next to the field is in view then. */
function isKeyboardOpen(): boolean {
  const { visualViewport, innerHeight } = window
  return visualViewport !== null && visualViewport.height * visualViewport.scale < 0.8 * innerHeight
}

/** Celebrates a redeemed coupon and offers the next step. It is loaded after a response, never prerendered. */
export function CouponCheer({ code, isProbable, onAnother }: CouponCheerProps) {
  const { i18n } = useLingui()
  const box = useRef<HTMLElement>(null)
  const store = storeUrl(langOf(i18n.locale))
  // Scrolls the celebration into view, which is above the ticket. The ticket folds once the focus has left it. The
  // heading has the focus, because a held Enter key would click a button.
  useEffect(() => {
    if (isKeyboardOpen()) return undefined
    box.current?.querySelector('h2')?.focus({ preventScroll: true })
    const block = matchMedia('(width < 64rem)').matches ? 'start' : 'nearest'
    const show = () => box.current?.scrollIntoView({ block, behavior: 'instant' })
    show()
    // Again if a late font or image changes the heights, until the visitor does something.
    const observer = new ResizeObserver(show)
    observer.observe(document.body)
    const stop = () => observer.disconnect()
    const timer = setTimeout(stop, settlingMs)
    const moves = ['wheel', 'pointerdown', 'keydown'] as const
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      for (const move of moves) removeEventListener(move, stop)
    }
  }, [])
  return (
    <section ref={box} className={styles.cheer}>
      <h2 className="display" tabIndex={-1}>
        {isProbable ? <Trans>It's probably there already</Trans> : <Trans>A lantern is lit!</Trans>}
      </h2>
      <div className={styles.scene}>
        {isProbable ? (
          <div>
            <Mascot of="dalbo" pose="rest" />
          </div>
        ) : (
          <>
            <span className={styles.light} aria-hidden="true">
              {sparks.map((n) => (
                <i key={n} data-member={members[n % members.length]} style={sparkAt(n)} />
              ))}
            </span>
            <img src={lantern} alt="" width="240" height="240" />
            <div className={figures.crowd}>
              <Mascot of="pado" pose="cheer" />
              <Mascot of="lumi" pose="cheer" />
              <Mascot of="dalbo" pose="cheer" />
              <Mascot of="moru" pose="cheer" />
              <Mascot of="byol" pose="cheer" />
              <Mascot of="ipsae" pose="cheer" />
            </div>
          </>
        )}
      </div>
      <div className={`cluster ${styles.paper}`} data-scheme="light">
        {!isProbable && (
          <span className="cluster" aria-hidden="true">
            <span className={coupon.code}>{code}</span>
            <span className={styles.stamp}>{i18n._(resultNames.used)}</span>
          </span>
        )}
        <p className="title">
          {isProbable ? (
            <Trans>Check your game mailbox. You don't need to do anything else here.</Trans>
          ) : (
            <Trans>Your reward will wait in your game mailbox for at least 7 days.</Trans>
          )}
        </p>
        {store !== '' && (
          <a href={store} className={buttons.primary}>
            <Trans>Open the game</Trans>
          </a>
        )}
        <Button primary={store === ''} onClick={onAnother}>
          <Trans>Enter another code</Trans>
        </Button>
      </div>
    </section>
  )
}

/**
 * Returns the URL of the game in the store of the phone, which opens an installed game. A computer has no such store.
 */
function storeUrl(lang: Lang): string {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
  return platform === 'computer' ? '' : site.stores[platform][lang]
}
