import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'
import type { DialogFlag } from './dialog-flags.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDialogFlag } from './use-dialog-flag.ts'

interface DialogProps {
  open: boolean
  /** Asked for by the close button, Escape, a press beside it, or the back gesture. */
  onClose: () => void
  title: string
  /** Given, it is offered not to show this again today; called on closing where that was chosen. */
  onHideToday?: (() => void) | undefined
  /** Which of the site's dialogs it is. */
  flag?: DialogFlag
  /** As wide as pictures need it. */
  isWide?: boolean
  /** Back closes it, where it has no address of its own that Back would leave. */
  closesOnBack?: boolean
  children: ReactNode
}

/** A modal over the page: the native one, so the page is inert and the focus returns by itself. */
export function Dialog({
  open,
  onClose,
  title,
  onHideToday,
  flag = 'common',
  isWide = false,
  closesOnBack = false,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const hideToday = useRef<HTMLInputElement>(null)
  const pressedBeside = useRef(false)

  // Keeps the native dialog in step with `open`; before the node is gone, or the focus would be lost.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!open || !node) return undefined
    node.showModal()
    node.focus()
    return () => node.close()
  }, [open])

  const close = () => {
    if (hideToday.current?.checked) onHideToday?.()
    onClose()
  }
  useDialogFlag(open, { flag, source: title, onTaken: close })
  useBackCloses(open && closesOnBack, close)

  return (
    // A press beside the dialog is a shortcut; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={(event) => {
        // Browsers may close without asking; an answer to our own closing says nothing new.
        if (open && event.target === event.currentTarget && !event.currentTarget.open) close()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t`Close`} onClick={close}>
            <Icon shape={partIcons.close} />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {onHideToday && (
          <label className={styles.hideToday}>
            <input ref={hideToday} type="checkbox" />
            <Trans>Don't show again today</Trans>
          </label>
        )}
      </div>
    </dialog>
  )
}
