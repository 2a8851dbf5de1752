import type { Track } from './music.schema.ts'

/** Why music does not play by itself; what the visitor presses is heard all the same. */
export interface Quiet {
  /** The visitor has paused it, in this visit or an earlier one (docs/product.md#music). */
  paused: boolean
  /** Chosen in the settings: only when play is pressed. */
  onlyByPress: boolean
  savingData: boolean
}

/** All that the player of the site knows (docs/product.md#music). */
export interface MusicState {
  /** The list of the page; empty where it has none. */
  tracks: readonly Track[]
  index: number
  /** Counts the tracks as they begin: what is said of an earlier one is told apart. */
  turn: number
  /** The play status: 1 or 0. It outlives an empty list. */
  isPlaying: boolean
  /** The visitor has pressed play, and nothing has stopped it since. */
  isAsked: boolean
  /** Another tab or the device has stopped it: it waits for a press, in this document alone. */
  isResting: boolean
  /** The browser has refused to play: no pause (docs/product.md#music), the chip asks for a press. */
  isRefused: boolean
  /** Failed tracks since one was heard. */
  failures: number
  /** Every track of the list has failed, one after another. */
  isBroken: boolean
  /** A track was heard in this document. */
  wasHeard: boolean
  /** A video plays, and is heard instead. */
  isHeld: boolean
  quiet: Quiet
}

export const silentState: MusicState = {
  tracks: [],
  index: 0,
  turn: 0,
  isPlaying: false,
  isAsked: false,
  isResting: false,
  isRefused: false,
  failures: 0,
  isBroken: false,
  wasHeard: false,
  isHeld: false,
  quiet: { paused: false, onlyByPress: false, savingData: false },
}

/** What happens to the player. Words about a track name the turn that they are about. */
export type MusicEvent =
  | { type: 'list'; tracks: readonly Track[] }
  | { type: 'play' | 'pause' | 'next' | 'previous' }
  | { type: 'choose'; index: number }
  | { type: 'ended' | 'heard' | 'failed' | 'refused'; turn: number }
  /** The device has paused it (a call, headphones pulled out), or another tab has begun to play. */
  | { type: 'interrupted' }
  | { type: 'video'; plays: boolean }
  | { type: 'quiet'; quiet: Quiet }
  /** The chip is not wanted. */
  | { type: 'dismiss' }

/** True where the visitor should hear the track that is on. */
export function isSoundWanted({ tracks, isPlaying, isHeld }: MusicState): boolean {
  return tracks.length > 0 && isPlaying && !isHeld
}
