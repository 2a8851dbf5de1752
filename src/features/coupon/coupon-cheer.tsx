import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { langOf, type Lang } from '#i18n/lang.ts'
import { wantsNoMotion } from '#lib/preferences.ts'
import { platformOf } from '#lib/user-agent.ts'
import { site } from '#site.ts'
import { Button } from '#ui/form/button.tsx'
import buttons from '#ui/form/button.module.css'
import { MascotRow } from '#ui/mascot/mascot-row.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import lantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import { resultNames } from './coupon-outcome.ts'
import styles from './coupon-cheer.module.css'
import coupon from './coupon.module.css'

/** Where the lanterns in the sky are, in percent of the scene. */
const lanterns = [
  [2, -4],
  [66, -4],
  [-12, 28],
  [78, 26],
] as const

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
  // Scrolls the celebration into view, which is above the ticket. The focus stays on the button.
  useEffect(() => {
    if (isKeyboardOpen()) return
    box.current?.scrollIntoView({
      block: matchMedia('(width < 64rem)').matches ? 'start' : 'nearest',
      behavior: wantsNoMotion() ? 'instant' : 'smooth',
    })
  }, [])
  return (
    <section ref={box} className={`columns ${styles.cheer}`} data-calm={isProbable || undefined}>
      <div className={styles.scene}>
        {isProbable ? (
          <Mascot of="dalbo" pose="rest" />
        ) : (
          <>
            <span className={styles.lanterns} aria-hidden="true">
              {lanterns.map(([x, y]) => (
                <i key={x} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
              ))}
            </span>
            <img src={lantern} alt="" width="240" height="240" />
            <div>
              <MascotRow pose="cheer" />
            </div>
          </>
        )}
      </div>
      <div className={`stack ${styles.text}`}>
        <h2 className="display">
          {isProbable ? (
            <Trans>It's probably there already</Trans>
          ) : (
            <Trans>A lantern is lit!</Trans>
          )}
        </h2>
        {!isProbable && (
          <div className={`cluster ${styles.stub}`} data-scheme="light" aria-hidden="true">
            <span className={coupon.code}>{code}</span>
            <span className={styles.stamp}>{i18n._(resultNames.used)}</span>
          </div>
        )}
        <p>
          {isProbable ? (
            <Trans>Check your game mailbox. You don't need to do anything else here.</Trans>
          ) : (
            <Trans>Your reward will wait in your game mailbox for at least 7 days.</Trans>
          )}
        </p>
        <div className="cluster">
          {store !== '' && (
            <a href={store} className={buttons.primary}>
              <Trans>Open the game</Trans>
            </a>
          )}
          <Button primary={store === ''} onClick={onAnother}>
            <Trans>Enter another code</Trans>
          </Button>
        </div>
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
