import type { DevlogDetail, DevlogPost } from '../db/devlog.ts'
import type { Notice, NoticeDetail } from '../db/notices.ts'

/** A list has smaller images than a page. */
const small = <T extends { thumbUrl?: string }>(post: T): T =>
  post.thumbUrl === undefined
    ? post
    : { ...post, thumbUrl: post.thumbUrl.replace('-1280x720', '-640x360') }

/** A notice as a list shows it: without its text. */
export function listedNotice(detail: NoticeDetail): Notice {
  const { contents: _contents, prev: _prev, next: _next, ...notice } = detail
  return small(notice)
}

/** A message of the developers as a list shows it: without its text and video. */
export function listedDevlog(detail: DevlogDetail): DevlogPost {
  const { contents: _contents, youtubeUrl: _video, ...post } = detail
  return small(post)
}

/** Orders what was written last first. */
export function byDate(a: Notice, b: Notice): number {
  return b.regDt.localeCompare(a.regDt)
}
