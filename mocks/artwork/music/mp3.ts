import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from './sound.ts'

const kilobits = 64

/** Samples of the loop's other end on either side, so that the codec knows what comes before it. */
const lead = 1152

/** The samples before the loop: the decoder delay and the padding of the encoder. */
const delay = lead + 576

/** The bytes of a frame of MPEG-2 at this rate, and the samples of one. */
const frameBytes = (rate: number) => (kilobits * 72_000) / rate
const frameSamples = 576

/**
 * The first frame: no music, but how much of what follows is music. Players that know it, and they
 * do, leave out the silence that every encoder adds at both ends, so that a loop has no gap.
 */
function infoFrame(like: Uint8Array, frames: number, samples: number): Uint8Array {
  const frame = new Uint8Array(like.length)
  frame.set(like.subarray(0, 4))
  const view = new DataView(frame.buffer)
  const word = (at: number, text: string) => frame.set(new TextEncoder().encode(text), at)
  // After the header and the side information of two channels.
  word(21, 'Info')
  view.setUint32(25, 0b11)
  view.setUint32(29, frames)
  view.setUint32(33, frames * like.length)
  word(37, 'LAME3.100')
  frame[46] = 1
  frame[57] = kilobits
  const padding = frames * frameSamples - delay - samples
  const both = (delay << 12) | padding
  frame.set([both >> 16, (both >> 8) & 255, both & 255], 58)
  view.setUint32(65, (frames + 1) * like.length)
  return frame
}

/** A sound of 24 kHz as an MP3 file of 8 kB a second. */
export async function toMp3({ rate, sides }: Sound): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 2, bitrate: kilobits })
  // The encoder writes over what it gave before.
  const around = sides.map((side) =>
    Float32Array.from([...side.slice(-lead), ...side, ...side.slice(0, lead)]),
  )
  const begin = encoder.encode(around).slice()
  const music = new Uint8Array([...begin, ...encoder.finalize()])
  const size = frameBytes(rate)
  const info = infoFrame(music.subarray(0, size), music.length / size, sides[0].length)
  return new Uint8Array([...info, ...music])
}
