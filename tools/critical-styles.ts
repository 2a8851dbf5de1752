/**
 * The stylesheets of the critical CSS, which every page inlines: the base styles, the layouts, and what
 * the first screens of the main page, lists and articles show. They form one chunk of the build
 * (tools/vite/chunks.ts), whose stylesheet is inlined instead of linked (tools/build/page-files.ts).
 */
const criticalStyles = [
  'ui/styles/[\\w-]+',
  'ui/(?:article|card|dialog|feedback|form|icons|list|page|share)/[\\w-]+',
  'ui/(?:media/picture|table/table-view|unread/[\\w-]+)',
  'layouts/(?!event-layout|demo-strip)[\\w/-]+',
  'features/(?:consent/consent-banner|policy/policy|popup/popup-dialog)',
  'features/home/[\\w-]+',
  'features/(?:faq/faq|faq/faq-teaser|game/game-teaser|media/gallery|media/gallery-teaser)',
  'features/(?:notice/event-period|ranking/standing/movement-mark)',
  'features/ranking/teaser/ranking-teaser',
]

/** Matches the module ids of the critical stylesheets. */
export const isCriticalStyle = new RegExp(
  `/src/(?:${criticalStyles.join('|')})(?:\\.module)?\\.css`,
)
