/** Detail routes by board. */
export const detailPaths = {
  notice: '/community/news/$newsIdx',
  event: '/community/event/$newsIdx',
} as const
