import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { findCoupons } from '#lib/coupon-like.ts'
import { Button } from '#ui/form/button.tsx'
import button from '#ui/form/button.module.css'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { hideToday } from './no-show-today.ts'
import styles from './popup-sheet.module.css'
import type { Popup } from './popup.schema.ts'

/** The label of a popup's link, by the page that it leads to. */
const actions = [
  [/^\/coupon\b/, msg`Redeem the coupon`],
  [/^\/community\/news\//, msg`Read the notice`],
  [/^\/community\/event\//, msg`See the event`],
  [/^\/survey\//, msg`Take the survey`],
] as const

const actionOf = (url: string) => actions.find(([page]) => page.test(url))?.[1] ?? msg`Learn more`

interface PopupSheetProps {
  popups: readonly Popup[]
  onClose: () => void
}

/** Renders popups as pages of one dialog. Each page can be hidden for today, and so can all of them at once. */
export function PopupSheet({ popups, onClose }: PopupSheetProps) {
  const { _ } = useLingui()
  const [at, setAt] = useState(0)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set<number>())
  const popup = popups[at] ?? popups[0]
  if (popup === undefined) return null
  const isLast = popup === popups.at(-1)
  const ids = popups.map(({ id }) => id)
  const isAllHidden = ids.every((id) => hidden.has(id))

  const turnTo = (index: number, control: HTMLElement) => {
    setAt(index)
    control.closest('dialog')?.scrollTo(0, 0)
  }
  const hide = (chosen: readonly number[], isHidden: boolean) => {
    const rest = [...hidden].filter((id) => !chosen.includes(id))
    setHidden(new Set(isHidden ? [...rest, ...chosen] : rest))
  }
  const close = () => {
    for (const id of hidden) hideToday(id)
    onClose()
  }

  return (
    <Dialog
      open
      flag="general"
      isSheet
      isNight
      room={styles.room}
      closesOnBack
      title={popup.title}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <div className={styles.choices}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={hidden.has(popup.id)}
                onChange={({ target }) => hide([popup.id], target.checked)}
              />
              <Trans>Don't show again today</Trans>
            </label>
            {popups.length > 1 && (
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isAllHidden}
                  onChange={({ target }) => hide(ids, target.checked)}
                />
                <Trans comment="Hides all announcements of a sheet with several pages for today.">
                  Hide all for today
                </Trans>
              </label>
            )}
          </div>
          {popups.length > 1 && (
            <div className={styles.pages}>
              <div className={styles.dots}>
                {popups.map(({ id, title }, index) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.dot}
                    aria-label={title}
                    aria-current={index === at || undefined}
                    onClick={({ currentTarget }) => turnTo(index, currentTarget)}
                  />
                ))}
              </div>
              <Button
                onClick={({ currentTarget }) =>
                  isLast ? close() : turnTo(popups.indexOf(popup) + 1, currentTarget)
                }
              >
                {isLast ? (
                  <Trans comment="Closes a sheet on its last page.">Done</Trans>
                ) : (
                  <Trans comment="Turns to the next page of a sheet.">Next</Trans>
                )}
              </Button>
            </div>
          )}
        </div>
      }
    >
      <div
        key={popup.id}
        role="group"
        aria-label={popup.title}
        aria-live="polite"
        className={styles.body}
      >
        {popup.image !== undefined && (
          <div className={styles.art}>
            <Picture src={popup.image} alt="" width={720} height={900} />
          </div>
        )}
        <div className={styles.text}>
          {popup.html !== undefined && (
            <RichHtml html={popup.html} topHeading={3} findLinks={findCoupons} />
          )}
          {popup.url !== null && (
            <SafeLink href={popup.url} className={button.primary}>
              {_(actionOf(popup.url))}
            </SafeLink>
          )}
        </div>
      </div>
    </Dialog>
  )
}
