import { answerConsent } from './boot/consent-choice.ts'
import { langKey, unprefixedLang } from './i18n/choose-lang.ts'
import { langPrefix } from './i18n/lang.ts'
import { isPrerenderAgent, platformOf } from './lib/user-agent.ts'

// The inline script at the beginning of every page: it runs before the first paint, also in browsers
// too old for the site. Its limit is 2 kB (tools/vite/document-shell.test.ts).

/**
 * Returns true for a browser below the floor (docs/decisions/0003-browser-floor.md): by its user
 * agent, or because it lacks cascade layers, the latest of the required features (Chrome 99,
 * Firefox 97, iOS 15.4).
 */
const isLegacyBrowser = (userAgent: string, scope: object): boolean =>
  /MSIE|Trident|Edge\//.test(userAgent) || !('CSSLayerBlockRule' in scope)

/** Reads an entry as src/lib/storage.ts does, which is too large for this script. */
const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const { pathname, search, hash } = location
const { dataset } = document.documentElement
const { userAgent, languages, maxTouchPoints } = navigator
const isAgent = isPrerenderAgent(userAgent)
const lang = langPrefix(pathname)
const chosen = lang || unprefixedLang(isAgent, readStored(langKey), languages)
const isLegacy = isLegacyBrowser(userAgent, self)
if (isLegacy || !lang) {
  location.replace(`/${isLegacy ? `legacy.html?${chosen}` : chosen + pathname + search + hash}`)
}
// Puts the store of the visitor's platform first without a layout shift.
dataset.platform = platformOf(userAgent, maxTouchPoints)
const scheme = readStored('scheme')
if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
if (readStored('motion') === 'off') dataset.motion = 'off'
// Reserves the space of a remembered UID in the coupon form.
if (readStored('couponUids')) dataset.uid = ''
// Every page contains the cookie banner, hidden by default. It is shown until the visitor has
// chosen, and never to a prerender agent.
if (!isAgent && !(Number(readStored('consentExpireTime')) > Date.now())) dataset.consent = 'ask'
// The first tap of most visitors: answered as soon as the banner is painted, and by the app once it is hydrated.
addEventListener('click', (event) => 'hydrated' in dataset || answerConsent(event), true)
// A CDN that defers scripts rewrites `type="module"`, and the app would never start.
addEventListener('DOMContentLoaded', () => {
  const script = document.querySelector<HTMLScriptElement>('script[data-scripts]')
  if (!script || script.type === 'module') return
  script.type = 'module'
  document.body.append(script)
})
