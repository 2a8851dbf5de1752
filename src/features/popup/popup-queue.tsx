import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { loadSanitizer } from '#ui/article/sanitizer.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { hideToday, isHiddenToday } from './no-show-today.ts'
import { closedPopupsAtom, closePopupAtom } from './popup.atoms.ts'
import { usePopups } from './popup.queries.ts'

// Dialogs and editors' HTML come when there is one to show, and at once: a dialog that grew would jump.
const PopupDialog = lazyExtra(async () => {
  const [{ PopupDialog: dialog }] = await Promise.all([
    import('./popup-dialog.tsx'),
    loadSanitizer(),
  ])
  return dialog
})

/** More in a row than these nobody closes one by one. */
const mostPopups = 5

/**
 * The popups of the main page: a dialog each, one after another, and none over a dialog that the
 * visitor has opened (docs/product.md#popups). Where they cannot be read there are none.
 */
export function PopupQueue() {
  const popups = usePopups()
  const closed = useAtomValue(closedPopupsAtom)
  const close = useSetAtom(closePopupAtom)
  const open = useAtomValue(openDialogAtom)
  const isFree = open === null || open.flag === 'general'
  const next = popups.data
    ?.slice(0, mostPopups)
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
