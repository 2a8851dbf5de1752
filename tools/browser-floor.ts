/** The browser floor (docs/decisions/0003-browser-floor.md); the target of JavaScript and CSS. */
export const browserFloor = ['chrome105', 'edge105', 'firefox110', 'safari15.4', 'ios15.4']
