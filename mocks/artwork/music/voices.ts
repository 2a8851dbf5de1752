/** The sound of an instrument: its wave at a time of a note. */
export interface Voice {
  /** Seconds that it rings after the note's end. */
  ring: number
  /** `side` is -1 on the left and 1 on the right; `length` the note's seconds. */
  wave: (time: number, hertz: number, length: number, side: number) => number
}

const turn = 2 * Math.PI

/** Rises at once, but not so fast that it clicks. */
const struck = (time: number, seconds = 0.004) => Math.min(1, time / seconds)

/** Rises over `attack`, holds for `length`, falls over `release`. */
function swell(time: number, length: number, attack: number, release: number): number {
  const rise = Math.sin((Math.PI / 2) * Math.min(1, time / attack))
  const left = (length + release - time) / release
  return rise * (left >= 1 ? 1 : Math.max(0, left) ** 2)
}

/** Overtones that die away, each at its own pace: `[ratio, strength, decay]`. */
function plucked(overtones: readonly (readonly [number, number, number])[]): Voice['wave'] {
  return (time, hertz) => {
    let sum = 0
    for (const [ratio, strength, decay] of overtones) {
      sum += strength * Math.exp(-decay * time) * Math.sin(turn * hertz * ratio * time)
    }
    return struck(time) * sum
  }
}

/** A thumb piano: round, short, with a wooden knock. */
export const kalimba: Voice = {
  ring: 1.6,
  wave: plucked([
    [1, 1, 3.2],
    [2, 0.18, 5],
    [3.01, 0.1, 9],
    [6.3, 0.07, 30],
  ]),
}

/** A string of gut: the brighter overtones die first. */
export const guitar: Voice = {
  ring: 1.4,
  wave: plucked([
    [1, 1, 2.4],
    [2, 0.5, 3.6],
    [3, 0.3, 5],
    [4.01, 0.16, 7],
    [5.02, 0.1, 10],
    [6.03, 0.06, 13],
  ]),
}

/** A long zither: bright, with a bite at the start. */
export const zither: Voice = {
  ring: 1.2,
  wave: plucked([
    [1, 0.9, 3.4],
    [2, 0.6, 4.2],
    [3.01, 0.42, 6],
    [4.02, 0.26, 8],
    [5.04, 0.18, 11],
    [7.08, 0.1, 18],
  ]),
}

/** A music box. */
export const bell: Voice = {
  ring: 3.2,
  wave: plucked([
    [1, 1, 1.5],
    [2.004, 0.3, 2.2],
    [3.011, 0.2, 3.4],
    [4.2, 0.12, 6],
    [5.43, 0.06, 11],
  ]),
}

/** The ground. */
export const bass: Voice = {
  ring: 0.5,
  wave: (time, hertz, length) => {
    const fade = swell(time, length, 0.012, 0.5) * Math.exp(-0.9 * time)
    const phase = turn * hertz * time
    return fade * (Math.sin(phase) + 0.32 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase))
  },
}

/** A soft choir of slightly different pitches, wide between left and right. */
export const pad: Voice = {
  ring: 1.3,
  wave: (time, hertz, length, side) => {
    let sum = 0
    for (const cents of [-5, 4]) {
      const phase = turn * hertz * 2 ** ((cents * side) / 1200) * time + cents
      sum += Math.sin(phase) + 0.3 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase + side)
    }
    return 0.5 * swell(time, length, 0.7, 1.3) * sum
  },
}

/** A flute with a slow tremble that comes after a while. */
export const flute: Voice = {
  ring: 0.25,
  wave: (time, hertz, length) => {
    const depth = 0.004 * Math.min(1, time / 0.6)
    const phase = turn * hertz * time + ((depth * hertz) / 5) * Math.sin(turn * 5 * time)
    const tone = Math.sin(phase) + 0.16 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase)
    return swell(time, length, 0.07, 0.25) * tone
  },
}

/** Two reeds that beat against each other, as in an accordion. */
export const reed: Voice = {
  ring: 0.18,
  wave: (time, hertz, length, side) => {
    let sum = 0
    for (const offset of [0, 3.1 * side]) {
      const phase = turn * (hertz + offset) * time
      for (let n = 1; n <= 6; n += 1) sum += Math.sin(n * phase) / n ** 1.7
    }
    return 0.45 * swell(time, length, 0.05, 0.18) * sum
  },
}

/** A big drum, far away. */
export const drum: Voice = {
  ring: 0.8,
  wave: (time) => {
    const phase = turn * (56 * time + 2.6 * (1 - Math.exp(-22 * time)))
    return struck(time, 0.003) * Math.exp(-6.5 * time) * Math.sin(phase)
  },
}

/** Scattered over -1 to 1, the same for the same index. */
function scattered(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) / 2 ** 31 - 1
}

/** Seeds in a gourd. */
export const shaker: Voice = {
  ring: 0.12,
  wave: (time, _hertz, _length, side) => {
    const index = Math.round(time * 24_000) + (side > 0 ? 7919 : 0)
    const hiss = scattered(index) - 0.7 * scattered(index - 1)
    return struck(time, 0.01) * Math.exp(-38 * time) * hiss
  },
}
