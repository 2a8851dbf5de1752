/** The browser floor (docs/decisions/0003-browser-floor.md); the target of JavaScript and CSS. */
export const browserFloor = ['chrome105', 'edge105', 'firefox110', 'safari15.4', 'ios15.4']

/** The same for Lightning CSS, as `major << 16 | minor << 8`. Without it, Vite's transform drops fallback values. */
export const cssFloor = Object.fromEntries(
  browserFloor.map((entry) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(entry) ?? []
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)
