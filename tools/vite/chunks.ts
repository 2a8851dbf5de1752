const packages = (names: string) => `node_modules/(?:${names})/`
const ui = (names: string) => `src/ui/(?:${names})\\.`
const any = (...patterns: string[]) => new RegExp(patterns.join('|'))

/** Forms and what they send: neither is on every page. */
const sending =
  'useMutation|useMutationState|mutationObserver|useBlocker|useInfiniteQuery|infiniteQueryObserver'
const tanstack = 'react-router|router-core|history|react-query|query-core|react-store|store'

/** What stands around the pages of the site, stored HTML until a page is taken up: a file of its own. */
const frame =
  'site-(?:frame|header|footer)|brand|language-(?:hint|switcher)|nav-list|navigation|use-current|close-by-press'

/** What every page runs, and the little of each feature in it. */
const app = [
  ui(
    'button|dialog-flags|frame-icons|header-tool|icons|lazy-extra|link|link-button|live-region|' +
      'offline-note|once-taken-up|page|page-head|plain-press|rest-of-page|states|use-engaged|use-hydrated|use-idle|use-prerender-agent|use-saving-data|video-flag',
  ),
  'src/(?:api|lib)/(?!read-marks|session|instant|last-page|original-fallback|youtube-id|rating-tier|row-number)',
  'src/i18n/(?:catalog|choose-lang|lang)\\.',
  'src/app/(?!start\\.)',
  'src/layouts/(?!(?:event-layout|site-debug|' + frame + ')\\.|[\\w-]+\\.schema\\.)',
  'src/routes/(?!.*/-)[\\w/.$-]+\\.tsx$',
  'src/site\\.ts',
  'src/features/consent/(?!consent-(?:dialog|category)|cookie-settings)',
  'src/features/[\\w-]+/[\\w-]+\\.(?:search|params)\\.',
  'src/features/devlog/(?:devlog\\.atoms|left-message-slot)\\.',
  'src/features/music/music-code\\.',
  'src/features/ranking/(?:ranking-sort|ranking\\.paths|board-type|display-name)\\.',
  packages('jotai|@lingui'),
  'vite/preload-helper',
  'locales/\\w+\\.json',
]

/** What the first screen of the main page shows, and with it most pages: pictures, parts that read, links of the server. */
const kit = [
  ui('error-boundary|narrow-source|own-address|picture|query-part|safe-link'),
  'src/features/home/(?:store-links|stores)\\.',
]

/** What most pages show beyond it: posts and their days, in sections, cards and text. */
const parts = [
  ui(
    'badge|card|choice|date|disclosure|html-text|part-icons|sanitizer|section|tile|unread-mark|unread\\.atoms|use-has-scrolled|use-load-ahead',
  ),
  'src/(?:api|lib)/(?:last-page|original-fallback|rating-tier|read-marks|row-number)',
  'src/i18n/',
  packages('date-fns'),
]

/** A board as it is stored; a player's sheet, two seasons side by side and what is followed come later. */
const ranking = [
  'ranking(?:-(?:page|board|table|row)|\\.(?!schema)\\w+)\\.',
  'season-(?:board|bar|chooser|name)\\.',
  'board-(?:banner|pages|filter|filter-form|provider|context|look)\\.',
  '(?:shown-board|cut-note|update-line|next-update|movement|movement-mark|tier-badge|player-link)\\.',
  'pinned(?:-players|-names|\\.atoms)\\.',
  'use-[\\w-]+\\.',
]

/** What stands above the board of those whom the visitor follows, and what a player's sheet has of it. */
const followed = 'pinned-(?:list|card)|own-name-form|neighbours|gap-text|standing'

/**
 * What is fetched together; the first group that names a module has it. `react`, `tanstack` and `app`
 * are what every page runs, a task each (research, "Where the gain comes from"). Everything shared by
 * pages is named here: left over, it would be cut into as many files as there are sets of pages.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'react',
      test: any(
        packages('react|react-dom|scheduler|use-sync-external-store'),
        '@oxc-project',
        'rolldown/runtime',
        'es-module:',
      ),
    },
    {
      name: 'forms',
      test: any(`@tanstack/.*/(?:${sending})\\.js`, 'src/(?:api|lib)/(?:post-once|press-id)\\.'),
    },
    // What fetches and reads answers: a stored page needs none of it at first.
    {
      name: 'calls',
      test: any(
        packages('valibot|ofetch|destr|ufo|node-fetch-native'),
        'src/api/(?:wire|send|transport|parse|schema|category-names|retry-after|instant)\\.',
        'src/lib/youtube-id\\.',
      ),
    },
    { name: 'boards', test: any('@tanstack/.*/(?:useQueries|queriesObserver)\\.js') },
    { name: 'tanstack', test: any(packages(`@tanstack/(?:${tanstack})`)) },
    { name: 'app', test: any(...app) },
    { name: 'kit', test: any(...kit) },
    { name: 'parts', test: any(...parts) },
    {
      name: 'table',
      test: any(
        packages('@tanstack/(?:react-table|table-core)'),
        'src/ui/(?:\\w+-table|table-|long-rows)',
      ),
    },
    {
      name: 'season',
      test: any('src/features/ranking/(?:season-choice|board\\.queries|icon-book)\\.'),
    },
    { name: 'ranking', test: any(...ranking.map((files) => `src/features/ranking/${files}`)) },
    { name: 'followed', test: any(`src/features/ranking/(?:${followed})\\.`) },
    {
      name: 'dialog',
      test: any(ui('dialog|use-dialog-flag|use-back-closes'), 'src/features/popup/popup-dialog'),
    },
    {
      name: 'notice',
      test: any(
        'src/features/notice/(?:notice\\.(?:paths|queries)|event-(?:period|state))',
        ui('period|use-minute'),
      ),
    },
    {
      name: 'news',
      test: any(
        'src/features/notice/(?:notice-(?:list|table)|use-(?:notice-columns|announce-found))',
        ui('marked|find-hits|feed-link'),
      ),
    },
    {
      name: 'reading',
      test: any(
        ui(
          'rich-html|share|share-button|copy|video-facade|video-player|reading|reading-choice|letter|neighbours',
        ),
        ui('not-found-part'),
      ),
    },
    {
      name: 'pages',
      test: any(ui('paged-list|pagination|pagination-entries|unread-slot|use-shown-page')),
    },
    {
      name: 'lists',
      test: any(ui('composing|field|search-form|category-links|tab-links|select-field')),
    },
  ],
}
