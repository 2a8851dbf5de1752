import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useId } from 'react'
import {
  claimDialogAtom,
  openDialogAtom,
  releaseDialogAtom,
  type DialogFlag,
} from './dialog-flags.ts'

/**
 * Sets the flag of a dialog while it is open. Only one is open at a time: when another one opens,
 * this one is asked to close.
 */
export function useDialogFlag(
  open: boolean,
  { flag, source, onTaken }: { flag: DialogFlag; source: string; onTaken: () => void },
): void {
  const owner = useId()
  const store = useStore()
  const makeWay = useEffectEvent(onTaken)
  // Synchronizes the flag with this dialog.
  useEffect(() => {
    if (!open) return undefined
    store.set(claimDialogAtom, { flag, source, owner })
    const stop = store.sub(openDialogAtom, () => {
      if (store.get(openDialogAtom)?.owner !== owner) makeWay()
    })
    return () => {
      stop()
      store.set(releaseDialogAtom, owner)
    }
  }, [open, store, flag, source, owner])
}
