import * as v from 'valibot'
import type { Lang } from '../../src/i18n/lang.ts'
import type { site } from '../../src/site.ts'

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
  v.isoTimestamp('must be a time with its offset, such as 2027-03-28T10:00:00+09:00'),
)
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Hex = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'must be a color such as #12142b'))
const Update = v.partial(v.strictObject({ anchor: Time, everyDays: Id }))

const Tracking = v.strictObject({
  vitalsAddress: Url,
  errors: v.partial(
    v.strictObject({ address: Url, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  ),
  pixel: v.partial(v.strictObject({ host: Host, ids: perLang(v.string()) })),
})

/** The settings of `src/site.ts`. What is not named keeps its value. */
const Site = v.partial(
  v.strictObject({
    game: perLang(Name),
    group: perLang(Name),
    fans: perLang(Name),
    gameCode: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must have letters, digits, _ and - only')),
    stores: v.partial(v.strictObject({ ios: perLang(Url), android: perLang(Url) })),
    guides: perLang(Url),
    iosAppId: v.pipe(v.string(), v.regex(/^\d*$/, 'must have digits only, or be empty')),
    launchAt: Time,
    heartEventId: Id,
    specialEventIds: v.array(Id),
    mailboxLinks: v.record(v.pipe(v.string(), v.digits()), perLang(v.string())),
    rankingUpdates: v.partial(v.strictObject({ level: Update, style: Update })),
    anniversary: v.strictObject({ startsAt: Time, endsAt: Time }),
    tracking: v.partial(Tracking),
  }),
)

/** A color for both schemes, or one for each. */
const Color = v.union(
  [Hex, v.strictObject({ light: Hex, dark: Hex })],
  'must be a color such as #12142b, or one for light and one for dark',
)

/** A file for `npm run rebrand -- --file`. */
export const Brand = v.partial(v.strictObject({ site: Site, colors: v.record(v.string(), Color) }))
export type Brand = v.InferOutput<typeof Brand>
export type BrandColor = v.InferOutput<typeof Color>

/** @throws {Error} that lists everything that is wrong, a line each */
export function parseBrand(input: unknown): Brand {
  const result = v.safeParse(Brand, input)
  if (result.success) return result.output
  const problems = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`,
  )
  throw new Error(['The brand is not valid:', ...problems].join('\n'))
}

/** Returns the settings of `src/site.ts` that a brand file can have. */
export function settingsOf(current: typeof site): unknown {
  const { tracking, ...settings } = current
  const { conversions: _calls, ...trackers } = tracking
  return Object.fromEntries([
    ...Object.entries(settings).filter(([name]) => name in Site.entries),
    ['tracking', trackers],
  ])
}
