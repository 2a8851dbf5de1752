import { chooseLang, langKey } from './i18n/choose-lang.ts'
import { langPrefix } from './i18n/lang.ts'
import { readStored } from './lib/storage.ts'
import { isPrerenderAgent, platformOf } from './lib/user-agent.ts'

// The one inline script, the same bytes in every page (headers.md): it runs before the first paint.
const { pathname, search, hash } = location
const lang = langPrefix(pathname)
if (lang === null) {
  const chosen = chooseLang({
    pathname,
    isPrerenderAgent: isPrerenderAgent(navigator.userAgent),
    stored: readStored(langKey),
    browser: navigator.languages,
  })
  location.replace(`/${chosen}${pathname}${search}${hash}`)
}
const root = document.documentElement
// The store of the visitor's own device comes first, and nothing moves when the app comes.
root.dataset.platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
const scheme = readStored('scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
if (readStored('motion') === 'off') root.dataset.motion = 'off'
// The question about cookies stands in every page, and is shown where it was not answered yet.
if (!(Number(readStored('consentExpireTime')) > Date.now())) root.dataset.consent = 'ask'
