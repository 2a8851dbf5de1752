import { site } from '../../src/site.ts'
import { sorted } from '../../src/lib/sorted.ts'
import { cspHash } from '../vite/document-shell.ts'

/** The security headers of pages: what they may load, and who may embed them. */
export interface Policy {
  html: Record<string, string>
  /** Scripts, styles, fonts, pictures, sound. */
  asset: Record<string, string>
  /** JSON, text, XML, SVG: nothing of it may ever act as a document. */
  text: Record<string, string>
}

interface PolicyFacts {
  /** The inline script of every page, whose hash is the one exception of `script-src`. */
  redirectScript: string
  /** The sources of the stylesheets that pages inline (`cspHash`), the exceptions of `style-src`. */
  styleHashes: readonly string[]
  /** The demo build registers a worker, which Trusted Types would refuse. */
  isDemo: boolean
}

const youtube = 'https://www.youtube-nocookie.com'

const permissions: Record<string, string> = {
  autoplay: `(self "${youtube}")`,
  'clipboard-write': '(self)',
  'encrypted-media': `(self "${youtube}")`,
  fullscreen: `(self "${youtube}")`,
  'picture-in-picture': `(self "${youtube}")`,
}

const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissionsPolicy = sorted(
  [...Object.entries(permissions), ...refused.map((feature) => [feature, '()'] as const)],
  ([one], [other]) => one.localeCompare(other),
)
  .map(([feature, allowed]) => `${feature}=${allowed}`)
  .join(', ')

/** The origin of a base where it is another host's; relative bases are `'self'`. */
function hostOf(base: string | undefined): string[] {
  return base?.startsWith('http') ? [new URL(base).origin] : []
}

/**
 * Returns the header that makes browsers insist on TLS. The setting `HSTS` replaces its value; `off` leaves
 * the header out.
 * @throws {Error} for a value that browsers would ignore
 */
function strictTransport(): Record<string, string> {
  const value = process.env.HSTS || 'max-age=63072000; includeSubDomains'
  if (value === 'off') return {}
  if (!/^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/.test(value)) {
    throw new Error(`HSTS "${value}" is not valid. Use off, or such as max-age=300.`)
  }
  return { 'strict-transport-security': value }
}

/** The headers of the site that is built with the current settings (contract, "Bases"). */
export function policyOf({ redirectScript, styleHashes, isDemo }: PolicyFacts): Policy {
  const env = process.env
  const assets = hostOf(env.VITE_ASSETS_BASE)
  const { vitalsAddress, errors, pixel } = site.tracking
  const called = [
    env.VITE_API_BASE,
    env.VITE_EXTERNAL_API_BASE,
    env.VITE_ACCOUNT_BASE,
    vitalsAddress,
    errors.address,
  ].flatMap(hostOf)
  const pixelHost = pixel.host === '' ? [] : [`https://${pixel.host}`]
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cspHash(redirectScript)],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", ...assets, 'https://i.ytimg.com', ...pixelHost],
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
  }
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types dompurify']
  const everywhere = {
    ...strictTransport(),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const closed = "default-src 'none'; frame-ancestors 'none'"
  // A worker is held to the policy of its own script, and the demo's passes on what pages ask for.
  const passedOn = new Set([...directives['connect-src'], ...directives['img-src']])
  const script = isDemo ? `${closed}; connect-src ${[...passedOn].join(' ')}` : closed
  return {
    html: {
      ...everywhere,
      'content-security-policy': [...lines, ...(isDemo ? [] : trustedTypes)].join('; '),
      ...(isDemo && { 'content-security-policy-report-only': trustedTypes.join('; ') }),
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': permissionsPolicy,
      'cache-control': 'no-cache',
    },
    asset: { ...everywhere, 'content-security-policy': script },
    text: { ...everywhere, 'content-security-policy': `${closed}; sandbox` },
  }
}
