import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import box from '#ui/form/box.module.css'
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
  /** Gets the ids of the popups that were pages of the sheet. */
  onClose: (ids: readonly number[]) => void
}

/**
 * Returns the pages of a sheet, and the one that is shown by its id: a refreshed list has new popups at its end, and a
 * popup that is gone stays until it is left.
 */
function usePages(popups: readonly Popup[]) {
  const [known, setKnown] = useState(popups)
  const [shownId, turnTo] = useState(popups[0]?.id)
  const added = popups.filter(({ id }) => known.every((page) => page.id !== id))
  if (added.length > 0) setKnown([...known, ...added])
  const all = known.flatMap((page) => {
    const latest = popups.find(({ id }) => id === page.id)
    return latest ?? (page.id === shownId ? page : [])
  })
  return { all, popup: all.find(({ id }) => id === shownId) ?? all[0], turnTo }
}

/** Renders popups as pages of one dialog. Each page can be hidden for today, and so can all of them at once. */
export function PopupSheet({ popups, onClose }: PopupSheetProps) {
  const { _ } = useLingui()
  const pages = usePages(popups)
  const { popup } = pages
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set<number>())
  if (popup === undefined) return null
  const isLast = popup === pages.all.at(-1)
  const ids = pages.all.map(({ id }) => id)
  const isAllHidden = ids.every((id) => hidden.has(id))

  const turnTo = (id: number, control: HTMLElement) => {
    pages.turnTo(id)
    control.closest('dialog')?.scrollTo(0, 0)
  }
  const hide = (chosen: readonly number[], isHidden: boolean) => {
    const rest = [...hidden].filter((id) => !chosen.includes(id))
    setHidden(new Set(isHidden ? [...rest, ...chosen] : rest))
  }
  const close = () => {
    for (const id of hidden) hideToday(id)
    onClose(ids)
  }

  return (
    <Dialog
      flag="general"
      isSheet
      isNight
      closesOnBack
      title={popup.title}
      onClose={close}
      footer={
        <div className={`cluster apart ${styles.footer}`}>
          <div className="cluster">
            <label className="check">
              <input
                type="checkbox"
                className={box.box}
                checked={hidden.has(popup.id)}
                onChange={({ target }) => hide([popup.id], target.checked)}
              />
              <Trans>Don't show again today</Trans>
            </label>
            {ids.length > 1 && (
              <label className="check">
                <input
                  type="checkbox"
                  className={box.box}
                  checked={isAllHidden}
                  onChange={({ target }) => hide(ids, target.checked)}
                />
                <Trans comment="Hides all announcements of a sheet with several pages for today.">
                  Hide all for today
                </Trans>
              </label>
            )}
          </div>
          {ids.length > 1 && (
            <div className={styles.pages}>
              <div>
                {pages.all.map(({ id, title }) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.dot}
                    aria-label={title}
                    aria-current={id === popup.id || undefined}
                    onClick={({ currentTarget }) => turnTo(id, currentTarget)}
                  />
                ))}
              </div>
              <Button
                onClick={({ currentTarget, detail }) => {
                  const next = pages.all[pages.all.indexOf(popup) + 1]
                  if (next) turnTo(next.id, currentTarget)
                  // Not by the second click of a double click on "Next".
                  else if (detail < 2) close()
                }}
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
      {/* A live region announces what changes in it, not what it is inserted with. */}
      <div aria-live="polite">
        <div key={popup.id} role="group" aria-label={popup.title} className={styles.body}>
          {popup.image !== undefined && (
            <div className={styles.art}>
              <Picture src={popup.image} alt="" width={720} height={900} />
            </div>
          )}
          <div className={`stack ${styles.text}`}>
            {popup.html !== undefined && <RichHtml html={popup.html} topHeading={3} linksCoupons />}
            {popup.url !== null && (
              <SafeLink href={popup.url} className={button.primary}>
                {_(actionOf(popup.url))}
              </SafeLink>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
