import { isLegacyBrowser } from './boot/is-legacy.ts'
import { langKey, unprefixedLang } from './i18n/choose-lang.ts'
import { langPrefix } from './i18n/lang.ts'
import { isPrerenderAgent, platformOf } from './lib/user-agent.ts'

// The one inline script, the same bytes in every page: it runs before the first paint,
// and in browsers too old for the site. It is kept under 1 kB (tools/vite/document-shell.test.ts).

/** Storage may be blocked or `null`; lib/storage.ts says more in more bytes. */
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
// The store of the visitor's own device comes first, and nothing moves when the app comes.
dataset.platform = platformOf(userAgent, maxTouchPoints)
const scheme = readStored('scheme')
if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
if (readStored('motion') === 'off') dataset.motion = 'off'
// A remembered UID has its place in the coupon form before it is read.
if (readStored('couponUids')) dataset.uid = ''
// The question about cookies stands in every page, and is shown where it was not answered yet; a
// prerender agent is asked nothing.
if (!isAgent && !(Number(readStored('consentExpireTime')) > Date.now())) dataset.consent = 'ask'
// A page of the last build whose first script is gone: a reload brings the new build, once.
addEventListener(
  'error',
  ({ target }) => {
    const isFirst = target instanceof HTMLScriptElement && target.type === 'module'
    const [navigation] = performance.getEntriesByType('navigation')
    if (isFirst && navigator.onLine && navigation?.type !== 'reload') location.reload()
  },
  true,
)
