/** The addresses that cannot be played, and whether the browser plays at all. */
export interface Acoustics {
  isAllowed: boolean
  dead: ReadonlySet<string>
}

/** An audio element as the HTML standard has it, without the sound: what is asked of it is answered later. */
export class FakeLoudspeaker extends EventTarget {
  paused = true
  ended = false
  error: MediaError | null = null
  currentTime = 0
  #source: string | null = null
  #loads = 0

  constructor(readonly acoustics: Acoustics) {
    super()
  }

  /** The address that is heard now, or `null`. */
  get heard(): string | null {
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
    this.#loads += 1
    this.paused = true
    this.ended = false
    this.error = null
    this.currentTime = 0
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    queueMicrotask(() => this.dispatchEvent(new Event('pause')))
  }

  async play(): Promise<void> {
    if (!this.acoustics.isAllowed) throw new DOMException('no press', 'NotAllowedError')
    const source = this.#source
    const load = this.#loads
    this.paused = false
    this.ended = false
    await Promise.resolve()
    if (load !== this.#loads || this.paused) throw new DOMException('broken off', 'AbortError')
    if (source === null || this.acoustics.dead.has(source)) {
      this.error = { code: 4, message: 'no such file' } as MediaError
      this.dispatchEvent(new Event('error'))
      throw new DOMException('no such file', 'NotSupportedError')
    }
    this.currentTime = 1
    this.dispatchEvent(new Event('playing'))
  }

  /** The track is over. */
  finish(): void {
    this.ended = true
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  /** The device has paused it. */
  interrupt(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}
