/** The URLs that cannot be played, and whether the browser allows playback. */
export interface Acoustics {
  isAllowed: boolean
  dead: ReadonlySet<string>
  /** False if the device has no sound output: a track starts, and fails before it advances. */
  hasOutput?: boolean
}

const noSuchFile: MediaError = {
  code: 4,
  message: 'no such file',
  MEDIA_ERR_ABORTED: 1,
  MEDIA_ERR_NETWORK: 2,
  MEDIA_ERR_DECODE: 3,
  MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
}

/** Silent fake of an audio element that follows the HTML standard: it responds asynchronously. */
export class FakeLoudspeaker extends EventTarget {
  paused = true
  ended = false
  error: MediaError | null = null
  currentTime = 0
  #source: string | null = null
  /** Counts interruptions of a starting playback. */
  #breaks = 0

  readonly acoustics: Acoustics

  constructor(acoustics: Acoustics) {
    super()
    this.acoustics = acoustics
  }

  /** The URL that is playing, or `null`. */
  get audible(): string | null {
    return this.paused || this.error !== null ? null : this.#source
  }

  getAttribute(): string | null {
    return this.#source
  }

  setAttribute(_name: string, source: string): void {
    this.#source = source
    this.load()
  }

  removeAttribute(): void {
    this.#source = null
  }

  load(): void {
    this.#breaks += 1
    this.paused = true
    this.ended = false
    this.error = null
    this.currentTime = 0
  }

  pause(): void {
    if (this.paused) return
    this.#breaks += 1
    this.paused = true
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }

  async play(): Promise<void> {
    if (!this.acoustics.isAllowed) throw new DOMException('no interaction', 'NotAllowedError')
    const source = this.#source
    const breaks = this.#breaks
    this.paused = false
    this.ended = false
    await Promise.resolve()
    if (breaks !== this.#breaks) throw new DOMException('broken off', 'AbortError')
    if (source === null || this.acoustics.dead.has(source)) {
      this.error = noSuchFile
      this.dispatchEvent(new Event('error'))
      throw new DOMException('no such file', 'NotSupportedError')
    }
    this.dispatchEvent(new Event('playing'))
    if (this.acoustics.hasOutput === false) {
      this.error = noSuchFile
      this.dispatchEvent(new Event('error'))
      return
    }
    this.currentTime += 1
    this.dispatchEvent(new Event('timeupdate'))
  }

  /** Ends the track. */
  finish(): void {
    this.ended = true
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  /** Pauses playback as the device would. */
  interrupt(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}
