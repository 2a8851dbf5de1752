/**
 * The first styles, which every page carries within it, in the order of their rules: the ground, the
 * kit, the layouts, the features. They are what the main page, lists and letters show before any script
 * runs, and what comes with the app itself (e2e/budgets.spec.ts holds them to it).
 */
export const firstModules = [
  'ui/global.css',
  ...modulesOf(
    'ui',
    'badge button card choice disclosure field icons letter marked neighbours offline-note page ' +
      'paged-list pagination picture rich-html search-form section share-button states tab-links ' +
      'table-view tile unread-slot',
  ),
  ...modulesOf(
    'layouts',
    'brand embedded-layout language-hint language-switcher main-layout nav-list ' +
      'not-found-page policy-layout site-footer site-header skip-link',
  ),
  ...modulesOf('features/consent', 'consent-banner'),
  ...modulesOf('features/faq', 'faq faq-teaser'),
  ...modulesOf('features/game', 'game-teaser'),
  ...modulesOf('features/home', 'home-hero home-news key-visuals store-links store-section teaser'),
  ...modulesOf('features/media', 'gallery gallery-teaser'),
  ...modulesOf('features/notice', 'event-period notice-list'),
  ...modulesOf('features/ranking', 'ranking-teaser'),
]

/**
 * Sheets of more than one chunk, each in the order of its rules: what a page has of it would else be
 * a file from each.
 */
export const sharedModules = {
  reading: modulesOf('ui', 'reading video-facade'),
  dialogs: [
    ...modulesOf('ui', 'dialog'),
    ...modulesOf('features/media', 'media-still media-viewer'),
    ...modulesOf('features/popup', 'popup-dialog'),
  ],
  occasions: [
    ...modulesOf('layouts', 'event-layout'),
    ...modulesOf('ui', 'hero'),
    ...modulesOf('features/anniversary', 'anniversary'),
    ...modulesOf('features/heart-event', 'heart-event'),
  ],
}

function modulesOf(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}.module.css`)
}
