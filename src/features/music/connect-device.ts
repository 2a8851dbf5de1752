import { dataSavingKey, isSavingData } from '#lib/data-saving.ts'
import { onKeptElsewhere, readKept, removeKept, writeKept } from '#lib/kept.ts'
import type { Quiet } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'

/** The status of the music of all pages (docs/product.md#music): `false` once the visitor has paused it. */
const statusKey = 'bgmPlayStatus'
/** `press`: chosen in the settings, and no press on play takes it back. */
const startKey = 'musicStart'

/** Whatever else stands under the keys counts as nothing. */
function readQuiet(): Quiet {
  return {
    paused: readKept(statusKey) === 'false',
    onlyByPress: readKept(startKey) === 'press',
    savingData: isSavingData(),
  }
}

/**
 * Keeps the player in step with what the device knows: whether the visitor has paused, the settings,
 * data saving; from another tab or the settings as well. @returns what parts the two
 */
export function connectDevice(store: Store): () => void {
  const read = () => store.set(sendMusicAtom, { type: 'quiet', quiet: readQuiet() })
  read()
  let kept = store.get(musicAtom).quiet.paused
  const unsubscribe = store.sub(musicAtom, () => {
    const { paused } = store.get(musicAtom).quiet
    if (paused === kept) return
    kept = paused
    if (paused) writeKept(statusKey, 'false')
    else removeKept(statusKey)
  })
  const forget = onKeptElsewhere([statusKey, startKey, dataSavingKey], read)
  return () => {
    unsubscribe()
    forget()
  }
}
