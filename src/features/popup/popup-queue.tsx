import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { loadSanitizer } from '#ui/article/sanitizer.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { hideToday, isHiddenToday } from './no-show-today.ts'
import { closedPopupsAtom, closePopupAtom } from './popup.atoms.ts'
import { usePopups } from './popup.queries.ts'

// The dialog and the HTML renderer are loaded together, when there is a popup to show: otherwise the dialog
// would grow.
const PopupDialog = lazyExtra(async () => {
  const [{ PopupDialog: dialog }] = await Promise.all([
    import('./popup-dialog.tsx'),
    loadSanitizer(),
  ])
  return dialog
})

/** Maximum number of popups in a row. */
const maxPopups = 5

/**
 * Renders the popups of the main page, one dialog at a time, and none over a dialog that the visitor has opened
 * (docs/product.md#popups). Shows no popups if they fail to load.
 */
export function PopupQueue() {
  const popups = usePopups()
  const closed = useAtomValue(closedPopupsAtom)
  const close = useSetAtom(closePopupAtom)
  const open = useAtomValue(openDialogAtom)
  const isFree = open === null || open.flag === 'general'
  const next = popups.data
    ?.slice(0, maxPopups)
    .find(({ id }) => !closed.has(id) && !isHiddenToday(id))
  if (next === undefined || !isFree) return null
  return (
    <Suspense>
      <PopupDialog
        key={next.id}
        popup={next}
        onClose={() => close(next.id)}
        onHideToday={() => hideToday(next.id)}
      />
    </Suspense>
  )
}
