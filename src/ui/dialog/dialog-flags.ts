import { atom } from 'jotai'

/**
 * The dialogs of the site: popups are general, an item of the gallery
 * media, the categories of the cookies consentDetail, every other common.
 */
export type DialogFlag = 'general' | 'media' | 'common' | 'consentDetail'

interface OpenDialog {
  flag: DialogFlag
  /** What it is about: its title, once it is there. */
  source: string
  /** Which one on the page it is; none while its code is still on its way. */
  owner: string | null
}

/** At most one is open, so one place holds all of the flags. */
const openDialog = atom<OpenDialog | null>(null)

/** The dialog that is open, or `null`. */
export const openDialogAtom = atom((get) => get(openDialog))

export const isConsentDetailOpenAtom = atom((get) => get(openDialog)?.flag === 'consentDetail')

/** Asks for the categories of the cookies. */
export const openConsentDetailAtom = atom(null, (_get, set) =>
  set(openDialog, { flag: 'consentDetail', source: '', owner: null }),
)

/** Says that a dialog is open; the one that was makes way. */
export const claimDialogAtom = atom(null, (_get, set, dialog: OpenDialog) =>
  set(openDialog, dialog),
)

/** Says that a dialog is closed; of another that has opened meanwhile it says nothing. */
export const releaseDialogAtom = atom(null, (get, set, owner: string) => {
  if (get(openDialog)?.owner === owner) set(openDialog, null)
})

/** Closes the categories of the cookies, if it is they that are open. */
export const closeConsentDetailAtom = atom(null, (get, set) => {
  if (get(openDialog)?.flag === 'consentDetail') set(openDialog, null)
})
