/**
 * Opens an output for sound. Returns `null` if the browser refuses it: engines without Web Audio, and those that limit
 * how many outputs are open.
 */
export function openAudio(): AudioContext | null {
  try {
    return new AudioContext()
  } catch (refusal) {
    console.warn('failed to open an output for sound', refusal)
    return null
  }
}
