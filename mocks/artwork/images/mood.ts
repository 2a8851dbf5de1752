/** The colors of a moment: every part takes its own from here. */
export interface Mood {
  /** From the top down to the horizon. */
  sky: readonly string[]
  /** The light at the horizon, and sun or moon. */
  light: string
  orb: string
  /** From the horizon to the near water. */
  sea: readonly [string, string, string]
  /** Lit and shaded side of cliffs, leaves and walls. */
  land: readonly [string, string]
  leaf: readonly [string, string]
  wall: readonly [string, string]
  roofs: readonly string[]
  /** The air that far things are lost in, and the darkest shape of the foreground. */
  haze: string
  ink: string
  /** The color of lit lanterns and windows, and the share that is lit. */
  lamp: string
  lit: number
  stars: number
  /** Sun and moon are behind the clouds. */
  clouded?: boolean
  /** Washes for a sheet of paper. */
  pale?: boolean
}
