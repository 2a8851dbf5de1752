import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { loadSanitizer } from '#ui/article/sanitizer.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { isHiddenToday } from './no-show-today.ts'
import { usePopups } from './popup.queries.ts'
import type { Popup } from './popup.schema.ts'

// The sheet and the HTML renderer are loaded together, when there is a popup to show: otherwise the sheet
// would grow.
const PopupSheet = lazyExtra(async () => {
  const [{ PopupSheet: sheet }] = await Promise.all([import('./popup-sheet.tsx'), loadSanitizer()])
  return sheet
})

const noPopups: readonly Popup[] = []

/** Maximum number of popups at a time. */
const maxPopups = 5

/** The popups closed since the document was loaded, so that they don't reopen on a return to the main page. */
const closedAtom = atom<ReadonlySet<number>>(new Set<number>())

/**
 * Renders the popups of the main page as pages of one sheet, and never over a dialog that the visitor has opened
 * (docs/product.md#popups). Shows no popups if they fail to load.
 */
export function PopupLoader() {
  const { data: latest = noPopups } = usePopups()
  // The last popup that the visitor reads stays if the server withdraws it.
  const [last, setLast] = useState(latest)
  if (latest.length > 0 && latest !== last) setLast(latest)
  const data = latest.length > 0 ? latest : last
  const [closed, setClosed] = useAtom(closedAtom)
  const open = useAtomValue(openDialogAtom)
  const isFree = open === null || open.flag === 'general'
  const popups = data.slice(0, maxPopups).filter(({ id }) => !closed.has(id) && !isHiddenToday(id))
  if (popups.length === 0 || !isFree) return null
  return <PopupSheet popups={popups} onClose={(ids) => setClosed(new Set([...closed, ...ids]))} />
}
