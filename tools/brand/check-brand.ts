import { readFileSync } from 'node:fs'
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import * as v from 'valibot'
import { parseInstant } from '#api/schema.ts'
import type { Lang } from '../../src/i18n/lang.ts'
import { tokenColors, type TokenColor } from '../build/token-colors.ts'

extend([a11y])

const perLang = <T>(value: v.GenericSchema<T>) =>
  v.strictObject({ kr: value, en: value, jp: value } satisfies Record<Lang, unknown>)

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(60))
/** Empty: the link or the tracker is hidden. */
const Url = v.pipe(
  v.string(),
  v.check(
    (url) => url === '' || (url.startsWith('https://') && URL.canParse(url)),
    'must be an https URL, or empty',
  ),
)
const Host = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z\d-]+(?:\.[a-z\d-]+)+)?$/, 'must be a host name without https://, or empty'),
)
const Time = v.pipe(
  v.string(),
  v.check(
    (time) => time.includes('T') && parseInstant(time) !== null,
    'must be a time with its offset, such as 2027-03-28T10:00:00+09:00',
  ),
)
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Update = v.object({ anchor: Time, everyDays: Id })

/** The rules of `src/site.ts` that TypeScript cannot check. */
const Site = v.object({
  game: perLang(Name),
  group: perLang(Name),
  fans: perLang(Name),
  gameCode: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must have letters, digits, _ and - only')),
  uidPattern: v.nullable(
    v.object({
      pattern: v.pipe(
        v.instance(RegExp),
        v.check(
          ({ source, flags }) => /^\^.*\$$/.test(source) && !/[gy]/.test(flags),
          'must begin with ^, end with $, and have neither the flag g nor y',
        ),
      ),
      message: perLang(Name),
    }),
  ),
  stores: v.object({ ios: perLang(Url), android: perLang(Url) }),
  guides: perLang(Url),
  channels: v.object({ videos: perLang(Url), photos: perLang(Url), fans: perLang(Url) }),
  tempos: v.record(v.string(), v.pipe(v.number(), v.minValue(30), v.maxValue(200))),
  iosAppId: v.pipe(v.string(), v.regex(/^\d*$/, 'must have digits only, or be empty')),
  launchAt: Time,
  heartEventId: Id,
  specialEventIds: v.array(Id),
  mailboxLinks: v.record(v.pipe(v.string(), v.digits('must be the id of an event')), v.unknown()),
  rankingUpdates: v.object({ level: Update, style: Update }),
  anniversary: v.object({ startsAt: Time, endsAt: Time }),
  transmissionPage: v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be the code of a page, or empty')),
  lastPolicyEnd: v.string(),
  tracking: v.object({
    vitalsUrl: Url,
    errors: v.object({
      url: Url,
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1, 'must be at most 1')),
    }),
    pixel: v.object({ host: Host, ids: perLang(v.string()) }),
  }),
})

/** Returns what is wrong with the settings of the game, a line each. */
export function settingProblems(site: unknown): string[] {
  const { issues = [] } = v.safeParse(Site, site)
  return issues.map((issue) => `src/site.ts: ${v.getDotPath(issue) ?? 'site'} ${issue.message}`)
}

const text = 4.5
const mark = 3
/** Foreground, background, and the contrast that WCAG 2.2 SC 1.4.3 and 1.4.11 ask for. */
const pairs = [
  ['ink', 'surface', text],
  ['ink', 'surface-raised', text],
  ['ink-soft', 'surface', text],
  ['link', 'surface', text],
  ['danger', 'surface', text],
  ['on-accent', 'accent', text],
  ['ink-on-dusk', 'surface-dusk', text],
  // The mark of the current page.
  ['accent-line', 'surface', mark],
  ['focus', 'surface', mark],
] as const

/** Returns the pairs of design tokens with too little contrast, a line each. */
export function colorProblems(css: string): string[] {
  const colors = tokenColors(css)
  return pairs.flatMap(([name, ground, least]) => {
    const [color, under] = [colors.get(name), colors.get(ground)]
    if (!color || !under) return [`tokens.css: --${color ? ground : name} is no color`]
    return (['light', 'dark'] as const).flatMap((scheme) => {
      const reached = colord(color[scheme]).contrast(under[scheme])
      if (reached >= least) return []
      const found = `contrast ${reached.toFixed(1)}, needs ${least}`
      return [`tokens.css: --${name} on --${ground}, ${scheme}: ${found}`]
    })
  })
}

/** Files that cannot read the design tokens and repeat some of their colors. */
const copies: Record<string, { schemes: (keyof TokenColor)[]; names: string[] }> = {
  'index.html': { schemes: ['light', 'dark'], names: ['surface'] },
  'public/legacy.js': {
    schemes: ['dark'],
    names: ['surface', 'surface-raised', 'surface-dusk', 'line-strong', 'link', 'accent'],
  },
}

/** Returns the colors that a file should repeat and does not, a line each. */
export function copyProblems(css: string): string[] {
  const colors = tokenColors(css)
  return Object.entries(copies).flatMap(([file, { schemes, names }]) => {
    const content = readFileSync(file, 'utf8')
    return names.flatMap((name) =>
      schemes
        .map((scheme) => colors.get(name)?.[scheme] ?? '')
        .filter((color) => !content.includes(color))
        .map((color) => `${file}: repeat ${color}, the value of --${name}`),
    )
  })
}
