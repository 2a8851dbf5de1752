import type { MemberId } from '#site-members.ts'

interface Instrument {
  /** The strength of each overtone, from the tone itself upwards. */
  overtones: readonly number[]
  /** The octaves between the tune and the instrument. */
  octave: number
  /** Seconds until a note is at its loudest. */
  attack: number
  /** Seconds that a note rings after its time. */
  ring: number
  /** True for a string or a skin, which is loudest when it is struck. */
  isStruck: boolean
  /** The pitch at the end of a note, as a part of that at its start: a drum falls. */
  fall?: number
  /** How far a long note trembles, in hundredths of a semitone. */
  tremble?: number
}

/** The voice or instrument of each member. */
const instruments: Readonly<Record<MemberId, Instrument>> = {
  pado: {
    overtones: [1, 0.5, 0.34, 0.1, 0.06],
    octave: -1,
    attack: 0.09,
    ring: 0.22,
    isStruck: false,
    tremble: 26,
  },
  dalbo: {
    overtones: [1, 0.42, 0.22, 0.14, 0.07, 0.03],
    octave: -1,
    attack: 0.004,
    ring: 1.1,
    isStruck: true,
  },
  moru: {
    overtones: [1, 0.3, 0.1],
    octave: -3,
    attack: 0.002,
    ring: 0.24,
    isStruck: true,
    fall: 0.6,
  },
  byol: {
    overtones: [1, 0.7, 0.5, 0.34, 0.24, 0.16, 0.1],
    octave: -2,
    attack: 0.003,
    ring: 0.8,
    isStruck: true,
  },
  ipsae: {
    overtones: [1, 0.16, 0.07],
    octave: 0,
    attack: 0.06,
    ring: 0.16,
    isStruck: false,
    tremble: 14,
  },
}

/** The tune of the island: semitones above C5, and the beats of each note. */
const tune = [
  [4, 1],
  [7, 0.5],
  [9, 1],
  [7, 0.5],
  [12, 1],
  [9, 0.5],
  [7, 0.5],
  [4, 0.5],
  [2, 0.5],
  [0, 2],
] as const

const beatSeconds = 0.34

const c5 = 523.25

/** The loudness of one member alone. */
const soloLoudness = 0.24

/** Moves the image of a member to the beat of the tune. */
function sway(figure: Element, beats: number): void {
  figure.animate([{ rotate: '-2deg' }, { rotate: '2deg' }], {
    duration: beatSeconds * 1000,
    direction: 'alternate',
    easing: 'ease-in-out',
    iterations: beats,
  })
}

/** A member who plays the tune of the island. */
export interface TunePlayer {
  id: MemberId
  /** The image of the member, which moves to the tune; `null`: nothing moves. */
  figure: Element | null
}

/**
 * Plays the tune of the island on the instruments of members, together.
 * @returns a promise of its end
 */
export async function playTune(
  audio: BaseAudioContext,
  players: readonly TunePlayer[],
): Promise<void> {
  const loudness = soloLoudness / Math.sqrt(players.length)
  const ends = players.map(({ id }) => playAlone(audio, id, loudness))
  for (const { figure } of players) if (figure) sway(figure, 8)
  const rest = Math.max(...ends) - audio.currentTime
  await new Promise((resolve) => setTimeout(resolve, rest * 1000))
}

/** Plays the tune on the instrument of one member. @returns the time of its end, in seconds of `audio` */
function playAlone(audio: BaseAudioContext, id: MemberId, loudness: number): number {
  const { overtones, octave, attack, ring, isStruck, fall = 1, tremble = 0 } = instruments[id]
  const real = new Float32Array(overtones.length + 1)
  const wave = audio.createPeriodicWave(real, new Float32Array([0, ...overtones]))
  const trembling = new OscillatorNode(audio, { frequency: 5.4 })
  const depth = new GainNode(audio, { gain: tremble })
  trembling.connect(depth)
  trembling.start()
  let start = audio.currentTime + 0.05
  for (const [semitones, beats] of tune) {
    const seconds = beats * beatSeconds
    const end = start + seconds + ring
    const frequency = c5 * 2 ** (octave + semitones / 12)
    const tone = new OscillatorNode(audio, { frequency })
    tone.setPeriodicWave(wave)
    tone.frequency.setValueAtTime(frequency, start)
    tone.frequency.exponentialRampToValueAtTime(frequency * fall, end)
    depth.connect(tone.detune)
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + attack)
    if (!isStruck) volume.gain.setValueAtTime(loudness, start + seconds)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(end)
    start += seconds
  }
  return start + ring
}
