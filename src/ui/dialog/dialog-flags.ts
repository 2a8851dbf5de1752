import { atom } from 'jotai'

/**
 * The kinds of dialogs: `general` for popups, `media` for gallery items, `consentDetail` for the
 * cookie categories, `common` for all others.
 */
export type DialogFlag = 'general' | 'media' | 'common' | 'consentDetail'

interface OpenDialog {
  flag: DialogFlag
  /** The id of the dialog on the page; `null` while its code is loading. */
  owner: string | null
}

/** At most one dialog is open, so one atom holds all flags. */
const openDialog = atom<OpenDialog | null>(null)

/** The open dialog, or `null`. */
export const openDialogAtom = atom((get) => get(openDialog))

export const isConsentDetailOpenAtom = atom((get) => get(openDialog)?.flag === 'consentDetail')

/** Opens the dialog of the cookie categories. */
export const openConsentDetailAtom = atom(null, (_get, set) =>
  set(openDialog, { flag: 'consentDetail', owner: null }),
)

/** Sets the open dialog, in place of the previous one. */
export const setDialogAtom = atom(null, (_get, set, dialog: OpenDialog) => set(openDialog, dialog))

/** Clears the open dialog, unless another one has opened meanwhile. */
export const clearDialogAtom = atom(null, (get, set, owner: string) => {
  if (get(openDialog)?.owner === owner) set(openDialog, null)
})

/** Closes the dialog of the cookie categories, if it is open. */
export const closeConsentDetailAtom = atom(null, (get, set) => {
  if (get(openDialog)?.flag === 'consentDetail') set(openDialog, null)
})
