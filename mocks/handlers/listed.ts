import type { DevlogDetail, DevlogPost } from '../db/devlog.ts'
import type { Notice, NoticeDetail } from '../db/notices.ts'

const large = '-1280x720.webp'

/** A list has smaller images than a page. */
function withSmallImages<T extends object>(post: T): T {
  const images = Object.entries(post).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && value.endsWith(large)
      ? [[name, value.replace(large, '-640x360.webp')]]
      : [],
  )
  return { ...post, ...Object.fromEntries(images) }
}

/** A notice as a list shows it: without its text. */
export function listedNotice(detail: NoticeDetail): Notice {
  const { contents: _contents, prev: _prev, next: _next, ...notice } = detail
  return withSmallImages(notice)
}

/** A message of the developers as a list shows it: without its text and video. */
export function listedDevlog(detail: DevlogDetail): DevlogPost {
  const { contents: _contents, youtubeUrl: _video, ...post } = detail
  return withSmallImages(post)
}

/** Orders what was written last first. */
export function byDate(a: Notice, b: Notice): number {
  return b.regDt.localeCompare(a.regDt)
}
