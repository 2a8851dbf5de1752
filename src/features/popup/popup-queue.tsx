import { useAtomValue, useSetAtom } from 'jotai'
import { hideToday, isHiddenToday } from './no-show-today.ts'
import { PopupDialog } from './popup-dialog.tsx'
import { closedPopupsAtom, closePopupAtom } from './popup.atoms.ts'
import { usePopups } from './popup.queries.ts'
import { useIdle } from './use-idle.ts'

/**
 * The popups of the main page, once it is idle: a dialog each, one after another (decisions,
 * "Popups"). Where they cannot be read there are none.
 */
export function PopupQueue() {
  const popups = usePopups(useIdle())
  const closed = useAtomValue(closedPopupsAtom)
  const close = useSetAtom(closePopupAtom)
  const next = popups.data?.find(({ id }) => !closed.has(id) && !isHiddenToday(id))
  if (next === undefined) return null
  return (
    <PopupDialog
      key={next.id}
      popup={next}
      onClose={() => close(next.id)}
      onHideToday={() => hideToday(next.id)}
    />
  )
}
