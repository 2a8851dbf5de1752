import { recipientsOf } from '../../src/site-recipients.ts'
import { site } from '../../src/site.ts'
import type { Settings } from '../settings/settings.ts'
import { cspHash } from '../vite/document-shell.ts'

/** The security headers of pages: what they may load, and who may embed them. */
export interface Policy {
  html: Record<string, string>
  /** Scripts, styles, fonts, images, sound. */
  asset: Record<string, string>
  /** JSON, text, XML, SVG. Must never be rendered as a document. */
  text: Record<string, string>
}

interface PolicyOptions {
  /** The inline scripts of every page, whose hashes are the exceptions of `script-src`. */
  inlineScripts: readonly string[]
  /** The demo build registers a worker, which Trusted Types would refuse. */
  isDemo: boolean
  settings: Settings
}

/** The rules by which Chromium fetches the next document early (docs/decisions/0018-next-document.md). */
export const prefetchRules = '/prefetch.speculationrules'

const youtube = 'https://www.youtube-nocookie.com'

const player = `(self "${youtube}")`

const permissionsPolicy = [
  `accelerometer=(), autoplay=${player}, browsing-topics=(), camera=(), clipboard-read=()`,
  `clipboard-write=(self), display-capture=(), encrypted-media=${player}, fullscreen=${player}`,
  'geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=()',
  `microphone=(), midi=(), payment=(), picture-in-picture=${player}`,
  'publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=()',
  'sync-xhr=(), unload=(), usb=(), window-management=(), xr-spatial-tracking=()',
].join(', ')

/** Returns the origin of a URL; a path is covered by `'self'`. */
function hostOf(base: string): string[] {
  return base.startsWith('http') ? [new URL(base).origin] : []
}

/**
 * Returns the sources of scripts: the folders that have any, if the origin of the site is known. A
 * script that a visitor could place anywhere else on the origin does not run. The demo is shown anywhere.
 */
function scriptSources({ VITE_SITE_ORIGIN: origin }: Settings, isDemo: boolean): string[] {
  return origin === '' || isDemo ? ["'self'"] : [`${origin}/assets/`, `${origin}/legacy.js`]
}

/** Returns the headers of all pages, assets and texts of a site. */
export function policyOf({ inlineScripts, isDemo, settings }: PolicyOptions): Policy {
  const assets = hostOf(settings.VITE_ASSETS_BASE)
  const { vitalsUrl, errors, pixel } = site.tracking
  const called = [
    settings.VITE_API_BASE,
    settings.VITE_EXTERNAL_API_BASE,
    settings.VITE_ACCOUNT_BASE,
    settings.VITE_VITALS_URL || vitalsUrl,
    settings.VITE_ERRORS_URL || errors.url,
  ].flatMap(hostOf)
  const { HSTS, CSP_REPORT_URL } = settings
  const pixelHost = pixel.host === '' ? [] : [`https://${pixel.host}`]
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...scriptSources(settings, isDemo), ...inlineScripts.map(cspHash)],
    // Each page allows only its own inline styles (tools/build/document.ts): a browser enforces both policies.
    'style-src': ["'self'", "'unsafe-inline'"],
    // `data:` is an image that a page draws, which browsers of apps save.
    'img-src': ["'self'", 'data:', ...assets, 'https://i.ytimg.com', ...pixelHost],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...called, ...assets])],
    'media-src': ["'self'", ...assets],
    'frame-src': [youtube],
    'manifest-src': ["'self'"],
    'worker-src': [isDemo ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Firefox and Safari know the first, Chromium prefers the second.
    ...(CSP_REPORT_URL !== '' && { 'report-uri': [CSP_REPORT_URL], 'report-to': ['csp'] }),
  }
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types dompurify']
  const everywhere = {
    ...(HSTS !== 'off' && { 'strict-transport-security': HSTS }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const closed = "default-src 'none'; frame-ancestors 'none'"
  // A worker has the policy of its own script. The demo's worker forwards requests of pages.
  const passedOn = new Set([...directives['connect-src'], ...directives['img-src']])
  passedOn.delete('data:')
  const script = isDemo ? `${closed}; connect-src ${[...passedOn].join(' ')}` : closed
  return {
    html: {
      ...everywhere,
      'content-security-policy': [...lines, ...(isDemo ? [] : trustedTypes)].join('; '),
      ...(isDemo && { 'content-security-policy-report-only': trustedTypes.join('; ') }),
      ...(CSP_REPORT_URL !== '' && { 'reporting-endpoints': `csp="${CSP_REPORT_URL}"` }),
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': permissionsPolicy,
      'speculation-rules': `"${prefetchRules}"`,
      'cache-control': 'no-cache',
    },
    asset: { ...everywhere, 'content-security-policy': script },
    text: { ...everywhere, 'content-security-policy': `${closed}; sandbox` },
  }
}

/**
 * Checks that every host of a content security policy is in the table of recipients, with its company.
 * @throws {Error} that names the hosts
 */
export function checkRecipients(policy: string, settings: Settings): void {
  const named = new Set(
    recipientsOf(settings)
      .filter(({ company }) => Object.values(company).every((name) => name !== ''))
      .flatMap(({ hosts }) => hosts),
  )
  const reached = Array.from(policy.matchAll(/https?:\/\/([^\s;/]+)/g), ([, host = '']) => host)
  const own = settings.VITE_SITE_ORIGIN === '' ? [] : [new URL(settings.VITE_SITE_ORIGIN).host]
  const missing = new Set(reached.filter((host) => !named.has(host) && !own.includes(host)))
  if (missing.size === 0) return
  throw new Error(
    `Pages may send data to ${[...missing].join(', ')}, but src/site-recipients.ts does not name the company. ` +
      'Fill in company, data and purpose in all languages.',
  )
}
