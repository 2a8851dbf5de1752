/** The browser floor (docs/decisions/0003-browser-floor.md); JS and CSS follow this one list. */
const floor = {
  chrome: [105, 0],
  edge: [105, 0],
  firefox: [110, 0],
  safari: [15, 4],
  ios: [15, 4],
} as const

const named = (browsers: object) =>
  Object.entries(browsers).map(([name, [major, minor]]) =>
    minor === 0 ? `${name}${major}` : `${name}${major}.${minor}`,
  )

/** As Vite wants it: `safari15.4`. */
export const browserFloor = named(floor)

/** For scripts, Safari counts as 16, which differs in class fields alone (`tools/vite/class-fields.ts`). */
export const scriptTargets = named({ ...floor, safari: [16, 0], ios: [16, 0] })

/** As Lightning CSS wants it: a version in one number. */
export const styleTargets = Object.fromEntries(
  Object.entries(floor).map(([name, [major, minor]]) => [
    name === 'ios' ? 'ios_saf' : name,
    (major << 16) | (minor << 8),
  ]),
)
