/** Paths of the notice and event pages: on the main site, or in the webview, whose links stay under `/link`. */
export interface NoticePaths {
  list: '/community/news' | '/community/event' | '/link/community/news' | '/link/community/event'
  detail: `${NoticePaths['list']}/$newsIdx`
  isLink: boolean
}

export const newsPaths: NoticePaths = {
  list: '/community/news',
  detail: '/community/news/$newsIdx',
  isLink: false,
}

export const eventPaths: NoticePaths = {
  list: '/community/event',
  detail: '/community/event/$newsIdx',
  isLink: false,
}

export const linkNewsPaths: NoticePaths = {
  list: '/link/community/news',
  detail: '/link/community/news/$newsIdx',
  isLink: true,
}

export const linkEventPaths: NoticePaths = {
  list: '/link/community/event',
  detail: '/link/community/event/$newsIdx',
  isLink: true,
}
