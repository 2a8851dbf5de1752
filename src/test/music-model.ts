import type { Acoustics } from './fake-loudspeaker.ts'

interface ModelTrack {
  url: string
  playsByItself: boolean
}

/**
 * Reference model of the site's music (docs/product.md#music), in synchronous steps. It has no
 * events, promises or audio element.
 */
export class MusicModel {
  tracks: readonly ModelTrack[] = []
  index = 0
  /** The persisted status: 1 or 0. */
  isOn = false
  isChipShown = false
  isBroken = false
  quiet = { paused: false, onlyByPress: false, savingData: false }
  #wasPressed = false
  #isResting = false
  #isVideoOn = false

  readonly acoustics: Acoustics

  constructor(acoustics: Acoustics) {
    this.acoustics = acoustics
  }

  get audible(): string | null {
    return this.isOn && !this.#isVideoOn ? (this.tracks[this.index]?.url ?? null) : null
  }

  play(): void {
    const wasAudible = this.audible !== null
    this.#toggle()
    if (!wasAudible) this.#try()
  }

  choose(index: number): void {
    this.#toggle()
    this.#begin(index)
  }

  pause(): void {
    this.#stop()
    this.quiet.paused = true
  }

  rest(): void {
    this.#stop()
    this.#isResting = true
  }

  step(by: 1 | -1): void {
    this.#begin(this.index + by)
  }

  navigate(tracks: readonly ModelTrack[]): void {
    const names = (list: readonly ModelTrack[]) => list.map(({ url }) => url).join(' ')
    if (names(tracks) === names(this.tracks)) {
      this.tracks = tracks
      return
    }
    const loaded = this.tracks[this.index]?.url
    const current = tracks.findIndex(({ url }) => url === loaded)
    this.tracks = tracks
    this.isChipShown = false
    this.isBroken = false
    if (current > 0 && this.isOn) {
      this.index = current
      return
    }
    this.index = 0
    if (tracks.length > 0) this.#begin(0)
  }

  watch(plays: boolean): void {
    const wasAudible = this.audible !== null
    this.#isVideoOn = plays
    if (!plays && !wasAudible && this.isOn) this.#try()
  }

  hush(part: Partial<MusicModel['quiet']>): void {
    this.quiet = { ...this.quiet, ...part }
    if (this.#isQuiet() && !this.#wasPressed) this.isOn = false
  }

  #isQuiet(): boolean {
    return Object.values(this.quiet).includes(true)
  }

  #toggle(): void {
    this.isOn = true
    this.#wasPressed = true
    this.#isResting = false
    this.#isVideoOn = false
    this.isChipShown = false
    this.isBroken = false
    this.quiet.paused = false
  }

  #stop(): void {
    this.isOn = false
    this.#wasPressed = false
    this.isChipShown = false
  }

  /** "The same autoplay rule applies." */
  #begin(index: number): void {
    const count = this.tracks.length
    this.index = count === 0 ? 0 : (index + count) % count
    this.isChipShown = false
    this.isBroken = false
    const wantsMusic = this.isOn || this.tracks[this.index]?.playsByItself === true
    const isHushed = this.#isQuiet() || this.#isResting
    this.isOn = this.#wasPressed || (wantsMusic && !isHushed)
    if (this.isOn) this.#try()
  }

  /** Plays the current track, or the next playable one, if any. */
  #try(): void {
    const count = this.tracks.length
    if (count === 0 || this.#isVideoOn) return
    if (!this.acoustics.isAllowed) {
      this.isOn = false
      this.isChipShown = true
      return
    }
    for (let tried = 0; tried < count; tried += 1) {
      const at = (this.index + tried) % count
      if (!this.acoustics.dead.has(this.tracks[at]?.url ?? '')) {
        this.index = at
        return
      }
    }
    this.index = (this.index + count - 1) % count
    this.isOn = false
    this.isBroken = true
  }
}
