import type { Track } from './music.schema.ts'

/** Reasons for no autoplay; a click on play overrides them. */
export interface Quiet {
  /** The visitor has paused the music, in this visit or an earlier one (docs/product.md#music). */
  paused: boolean
  /** Selected in the settings: music starts only on click. */
  onlyByPress: boolean
  savingData: boolean
}

/** The state of the music player (docs/product.md#music). */
export interface MusicState {
  /** The track list of the page; empty if it has none. */
  tracks: readonly Track[]
  index: number
  /** Incremented when a track starts, to ignore events of earlier tracks. */
  turn: number
  /** The play status: 1 or 0. It persists through an empty list. */
  isPlaying: boolean
  /** The visitor has clicked play, and the music has not been stopped since. */
  isAsked: boolean
  /** Stopped by another tab or the device: waits for a click, in this document only. */
  isResting: boolean
  /** The browser blocked playback. Not a pause (docs/product.md#music): the chip asks for a click. */
  isBlocked: boolean
  /** Failed tracks since the last one that played. */
  failures: number
  /** All tracks of the list have failed in a row. */
  isBroken: boolean
  /** A track has played in this document. */
  wasHeard: boolean
  /** A video plays, so the music is paused. */
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
  isBlocked: false,
  failures: 0,
  isBroken: false,
  wasHeard: false,
  isHeld: false,
  quiet: { paused: false, onlyByPress: false, savingData: false },
}

/** Events of the player. Events about a track contain its turn. */
export type MusicEvent =
  | { type: 'list'; tracks: readonly Track[] }
  | { type: 'play' | 'pause' | 'next' | 'previous' }
  | { type: 'choose'; index: number }
  | { type: 'ended' | 'heard' | 'failed' | 'refused'; turn: number }
  /** Paused by the device (a call, unplugged headphones) or by another tab. */
  | { type: 'interrupted' }
  | { type: 'video'; plays: boolean }
  | { type: 'quiet'; quiet: Quiet }
  /** The visitor has dismissed the chip. */
  | { type: 'dismiss' }

/** Returns true if the current track should be playing. */
export function isSoundWanted({ tracks, isPlaying, isHeld }: MusicState): boolean {
  return tracks.length > 0 && isPlaying && !isHeld
}
