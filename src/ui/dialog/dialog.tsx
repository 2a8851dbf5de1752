import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useStore } from 'jotai'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './dialog.module.css'
import { setDialogAtom, openDialogAtom, clearDialogAtom, type DialogFlag } from './dialog-flags.ts'
import { useBackCloses } from './use-back-closes.ts'

interface DialogProps {
  /** Called by the close button, Escape, a click outside, or the back gesture. */
  onClose: () => void
  title: string
  /** Controls that stay in view at the end of the dialog. */
  footer?: ReactNode
  /** Comes from the lower edge of a narrow window, and is as wide as the window. */
  isSheet?: boolean
  /** The kind of dialog. */
  flag?: DialogFlag
  /** Dark, and as large as the window, for an image. */
  isWide?: boolean
  /** Dark in both schemes, around artwork. */
  isNight?: boolean
  /** A class that replaces the default layout of the heading and the content. */
  layoutClass?: string | undefined
  /** True if Back closes it: for dialogs without a URL of their own. */
  closesOnBack?: boolean
  children: ReactNode
}

function classOf({ isWide, isSheet }: { isWide: boolean; isSheet: boolean }) {
  if (isWide) return `${styles.dialog} ${styles.wide}`
  return isSheet ? `${styles.dialog} ${styles.fromBelow}` : styles.dialog
}

/**
 * Renders a modal over the page, which is open as long as it is rendered. The native element makes the page inert and
 * returns the focus.
 */
export function Dialog({
  onClose,
  title,
  footer,
  isSheet = false,
  flag = 'common',
  isWide = false,
  isNight = false,
  layoutClass,
  closesOnBack = false,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const startedOutside = useRef(false)

  const onOtherOpened = useEffectEvent(onClose)
  // A layout effect, because the focus would be lost after the node is removed.
  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return undefined
    const root = document.documentElement
    // A phone's scrollbar takes no room, and reading the width computes styles and layout once more.
    const hasMouse = window.matchMedia('(any-pointer: fine)').matches
    root.toggleAttribute('data-scrollbar', hasMouse && window.innerWidth > root.clientWidth)
    node.showModal()
    // Content blockers hide dialogs. A modal that is not rendered would leave the page inert.
    if (node.getClientRects().length === 0) {
      node.close()
      onOtherOpened()
      return undefined
    }
    node.focus()
    return () => node.close()
  }, [])

  useDialogFlag(flag, onClose)
  useBackCloses(closesOnBack, onClose)

  return (
    // A click outside of the dialog is a shortcut; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classOf({ isWide, isSheet })}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-scheme={isWide || isNight ? 'dark' : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Browsers may close a dialog without a `cancel` event. That of our own `close()` comes when
        // the dialog is removed.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        startedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (startedOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={layoutClass === undefined ? styles.sheet : `${styles.sheet} ${layoutClass}`}>
        <header className={styles.header}>
          {/* A new element for each title: some translators replace the whole element. */}
          <h2 key={title} id={titleId} className={`title ${styles.title}`}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t`Close`} onClick={onClose}>
            <Icon shape={icons.close} />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}

/**
 * Sets the flag of a dialog while it is rendered. Only one is open at a time: opening a dialog closes the one that is
 * open.
 */
function useDialogFlag(flag: DialogFlag, onReplaced: () => void): void {
  const owner = useId()
  const store = useStore()
  const onOtherOpened = useEffectEvent(onReplaced)
  // Synchronizes the flag with this dialog.
  useEffect(() => {
    store.set(setDialogAtom, { flag, owner })
    const stop = store.sub(openDialogAtom, () => {
      if (store.get(openDialogAtom)?.owner !== owner) onOtherOpened()
    })
    return () => {
      stop()
      store.set(clearDialogAtom, owner)
    }
  }, [store, flag, owner])
}
