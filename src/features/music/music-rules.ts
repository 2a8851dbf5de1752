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
  isRequested: boolean
  /** Stopped by another tab or the device: waits for a click, in this document only. */
  isResting: boolean
  /** The browser blocked playback. Not a pause (docs/product.md#music): the chip asks for a click. */
  isBlocked: boolean
  /** Failed tracks since the last one that played. */
  failures: number
  /** All tracks of the list have failed in a row. */
  isBroken: boolean
  /** A track has played in this document. */
  wasAudible: boolean
  /** A video plays, so the music is paused. */
  isVideoPlaying: boolean
  quiet: Quiet
}

export const silentState: MusicState = {
  tracks: [],
  index: 0,
  turn: 0,
  isPlaying: false,
  isRequested: false,
  isResting: false,
  isBlocked: false,
  failures: 0,
  isBroken: false,
  wasAudible: false,
  isVideoPlaying: false,
  quiet: { paused: false, onlyByPress: false, savingData: false },
}

/** Events of the player. Events about a track contain its turn. */
export type MusicEvent =
  | { type: 'list'; tracks: readonly Track[] }
  | { type: 'play' | 'pause' | 'next' | 'previous' }
  | { type: 'choose'; index: number }
  | { type: 'ended' | 'started' | 'failed' | 'refused'; turn: number }
  /** Paused by the device (a call, unplugged headphones) or by another tab. */
  | { type: 'interrupted' }
  | { type: 'video'; plays: boolean }
  | { type: 'quiet'; quiet: Quiet }
  /** The visitor has dismissed the chip. */
  | { type: 'dismiss' }

/** Returns true if the current track should be playing. */
export function isSoundWanted({ tracks, isPlaying, isVideoPlaying }: MusicState): boolean {
  return tracks.length > 0 && isPlaying && !isVideoPlaying
}

/**
 * Returns true if a starting track plays: its own setting or the saved status (docs/product.md#music), unless
 * autoplay is off. After a click on play the music continues regardless of the track's setting.
 */
function playsOn(
  { isRequested, isPlaying, isResting, quiet }: MusicState,
  track: Track | undefined,
) {
  if (isRequested) return true
  const isQuiet = isResting || quiet.paused || quiet.onlyByPress || quiet.savingData
  return !isQuiet && (isPlaying || track?.playsByItself === true)
}

/** Starts another track; the list loops (docs/product.md#music). */
function begin(state: MusicState, index: number): MusicState {
  const count = state.tracks.length
  const at = count === 0 ? 0 : (index + count) % count
  const isPlaying = playsOn(state, state.tracks[at])
  return { ...state, index: at, turn: state.turn + 1, isPlaying, isBlocked: false, isBroken: false }
}

function clickPlay(state: MusicState): MusicState {
  return {
    ...state,
    isPlaying: true,
    isRequested: true,
    isResting: false,
    isBlocked: false,
    failures: 0,
    isBroken: false,
    // A click while a video plays means that both are wanted.
    isVideoPlaying: false,
    quiet: { ...state.quiet, paused: false },
  }
}

const isSameList = (one: readonly Track[], other: readonly Track[]) =>
  one.length === other.length && one.every(({ url }, n) => url === other[n]?.url)

/**
 * Loads the first track of another list, unless that track is already loaded. A playing track that is in the list
 * goes on. An identical list changes nothing, and an empty list leaves the status unchanged.
 */
function applyList(state: MusicState, tracks: readonly Track[]): MusicState {
  if (isSameList(state.tracks, tracks)) return { ...state, tracks }
  const updated = { ...state, tracks, index: 0, failures: 0, isBlocked: false, isBroken: false }
  if (tracks.length === 0) return updated
  const loaded = state.tracks[state.index]?.url
  const at = tracks.findIndex(({ url }) => url === loaded)
  if (at > 0 && state.isPlaying) return { ...updated, index: at }
  const begun = begin(updated, 0)
  const isLoaded = at === 0
  // Same turn: the element neither loads nor rewinds the track.
  return isLoaded ? { ...begun, turn: state.turn } : begun
}

/** Skips a failed track; stops the music when all tracks have failed. */
function skipFailed(state: MusicState): MusicState {
  const failures = state.failures + 1
  return failures < state.tracks.length
    ? begin({ ...state, failures }, state.index + 1)
    : { ...state, failures: 0, turn: state.turn + 1, isPlaying: false, isBroken: true }
}

/** Returns true for stale events: for a previous track, or while paused. */
function isOutdated(state: MusicState, event: MusicEvent): boolean {
  return 'turn' in event && (event.turn !== state.turn || !state.isPlaying)
}

/** Returns the state of the player after an event (docs/product.md#music). */
export function afterEvent(state: MusicState, event: MusicEvent): MusicState {
  if (isOutdated(state, event)) return state
  switch (event.type) {
    case 'list':
      return applyList(state, event.tracks)
    case 'play':
      return clickPlay(state)
    case 'pause': {
      const quiet = { ...state.quiet, paused: true }
      return { ...state, isPlaying: false, isRequested: false, isBlocked: false, quiet }
    }
    case 'next':
    case 'ended':
      return begin(state, state.index + 1)
    case 'previous':
      return begin(state, state.index - 1)
    case 'choose':
      return begin(clickPlay(state), event.index)
    case 'started':
      return { ...state, failures: 0, wasAudible: true }
    case 'failed':
      return skipFailed(state)
    case 'refused':
      return { ...state, isPlaying: false, isBlocked: true }
    case 'interrupted':
      return { ...state, isPlaying: false, isRequested: false, isResting: true, isBlocked: false }
    case 'video':
      return { ...state, isVideoPlaying: event.plays }
    case 'quiet': {
      const { quiet } = event
      const stops = quiet.paused || quiet.onlyByPress || quiet.savingData
      return { ...state, quiet, isPlaying: state.isPlaying && (state.isRequested || !stops) }
    }
    case 'dismiss':
    default:
      return { ...state, isBlocked: false }
  }
}
