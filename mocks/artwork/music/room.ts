import type { Sound } from './sound.ts'

/** Echoes of a comb, in seconds; the right side has them a little later than the left. */
const combs = [0.0297, 0.0371, 0.0411, 0.0437]
const diffusers = [0.0067, 0.0023]

/** A delay line. */
function delayLine(seconds: number, rate: number) {
  const line = new Float32Array(Math.max(1, Math.round(seconds * rate)))
  let index = 0
  return {
    read: () => line[index] ?? 0,
    write: (sample: number) => {
      line[index] = sample
      index = (index + 1) % line.length
    },
  }
}

/** A comb whose echoes get duller each time. */
function comb(seconds: number, rate: number, feedback: number) {
  const line = delayLine(seconds, rate)
  let dull = 0
  return (sample: number) => {
    const echo = line.read()
    dull += 0.45 * (echo - dull)
    line.write(sample + feedback * dull)
    return echo
  }
}

/** Spreads what comes in over a short time. */
function diffuser(seconds: number, rate: number) {
  const line = delayLine(seconds, rate)
  return (sample: number) => {
    const echo = line.read()
    line.write(sample + 0.5 * echo)
    return echo - 0.5 * sample
  }
}

/** Takes the ground away: what booms in a room makes the rest unclear. */
function lowCut(rate: number) {
  let low = 0
  return (sample: number) => {
    low += ((2 * Math.PI * 220) / rate) * (sample - low)
    return sample - low
  }
}

interface Room {
  /** The volume of the room. */
  wet: number
  /** The share of the echo that is left after each round, below 1. */
  feedback: number
  /** Seconds until an echo comes back on the other side. */
  echo: number
}

/**
 * Puts the sound into a room: an echo from side to side, then reverberation. The first time round
 * only fills the room, so that the beginning has the echoes of the end.
 */
export function putIntoRoom({ sides, rate }: Sound, { wet, feedback, echo }: Room): void {
  const dry = [sides[0].slice(), sides[1].slice()] as const
  const echoes = [delayLine(echo, rate), delayLine(echo, rate)] as const
  const rooms = [0, 0.0011].map((late) => ({
    combs: combs.map((seconds) => comb(seconds + late, rate, feedback)),
    diffusers: diffusers.map((seconds) => diffuser(seconds + late, rate)),
    thin: lowCut(rate),
  }))
  for (const isHeard of [false, true]) {
    for (let at = 0; at < sides[0].length; at += 1) {
      const back = [echoes[0].read(), echoes[1].read()] as const
      for (const [nth, room] of rooms.entries()) {
        const own = dry[nth]?.[at] ?? 0
        const other = back[1 - nth] ?? 0
        const thin = room.thin(own)
        echoes[nth]?.write(thin + 0.35 * other)
        let sum = 0
        for (const each of room.combs) sum += each(thin + 0.4 * other)
        for (const each of room.diffusers) sum = each(sum)
        const samples = sides[nth]
        if (isHeard && samples) samples[at] = own + wet * (0.22 * sum + 0.5 * other)
      }
    }
  }
}
