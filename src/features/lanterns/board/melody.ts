import { openAudio } from '#lib/audio.ts'
import { members, type MemberId } from '#site-members.ts'

/** A pentatonic scale from C5 on, in Hz. Each friend begins at a note of its own. */
const scale = [523.25, 587.33, 659.26, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760]

const noteSeconds = 0.12

/** Plays the melody of a chain: a note for each tile, from that of its friend up the scale. */
export function playMelody(friend: MemberId, length: number): void {
  // After the next paint: to open the audio takes longer than all else that a chain does.
  requestAnimationFrame(() => setTimeout(play, 0, friend, length))
}

function play(friend: MemberId, length: number): void {
  const audio = openAudio()
  if (audio === null) return
  const volume = audio.createGain()
  volume.connect(audio.destination)
  const first = members.indexOf(friend)
  const notes = scale.slice(first, first + Math.min(length, 6))
  for (const [nth, frequency] of notes.entries()) {
    const start = audio.currentTime + nth * noteSeconds
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency })
    tone.connect(volume)
    tone.start(start)
    tone.stop(start + noteSeconds)
    if (nth === notes.length - 1) tone.addEventListener('ended', () => void audio.close())
  }
  // Below the music, without a click at the end.
  const end = audio.currentTime + notes.length * noteSeconds
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.linearRampToValueAtTime(0, end)
}
