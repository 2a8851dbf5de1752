import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import badge from '#ui/card/badge.module.css'
import { toneOf, type BadgeTone } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { RowLink } from '#ui/link/row-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { isNew, type MarkedPost, type ReadMarks } from '#ui/unread/read-marks.ts'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { marksAtom } from '#ui/unread/unread.atoms.ts'
import posts from '#ui/card/posts.module.css'
import { useHydrated } from '#ui/when/hydration.tsx'
import styles from './home-news.module.css'
import { useHomeNews } from './home.queries.ts'

const letter =
  'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6zM4.5 7l7.5 6 7.5-6'

/** Detail routes by board. */
const detailPaths = {
  notice: '/community/news/$newsIdx',
  event: '/community/event/$newsIdx',
} as const

/** Number of posts on the main page; "View all" links to the others. */
const shownCount = 5

/** The shapes of the colors, so that the rows differ without them. */
const shapes = {
  coral: icons.clock,
  sea: icons.star,
  gold: icons.trophy,
  lilac: letter,
  quiet: icons.lantern,
} as const satisfies Record<BadgeTone, IconShape>

interface HomeNewsProps {
  /** The newest post with its artwork. */
  lead: ReactNode
  /** The id of the notice that it shows, which is not in the list as well. */
  leadId: number | undefined
}

/** Shows the latest notices and events on the main page: one large, the others as rows. */
export function HomeNews({ lead, leadId }: HomeNewsProps) {
  const news = useHomeNews()
  return (
    <Section title={<Trans>News and events</Trans>} viewAll={{ to: '/community/news' }}>
      <QueryBoundary query={news} rows={4}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState>
              <Trans>No posts yet</Trans>
            </EmptyState>
          ) : (
            <div className={leadId === undefined ? undefined : `columns ${styles.columns}`}>
              {lead}
              <ul className={`plate ${posts.list} ${styles.list}`}>
                {entries
                  .filter(({ id, board }) => board !== 'notice' || id !== leadId)
                  .slice(0, shownCount)
                  .map(({ id, board, category, categoryId, title, publishedAt }) => (
                    <li key={id} className={posts.row}>
                      <span className={`${styles.icon} ${badge[toneOf(categoryId)]}`}>
                        <Icon shape={shapes[toneOf(categoryId)]} />
                      </span>
                      <span className={`stack ${posts.text}`}>
                        <span className="meta">
                          <b>{category}</b> <Day instant={publishedAt} />
                        </span>
                        <span className="title">
                          <UnreadMark board={board} post={{ id, publishedAt }} />
                          <Link
                            to={detailPaths[board]}
                            params={{ newsIdx: id }}
                            className="card-link"
                          >
                            {title}
                          </Link>
                        </span>
                      </span>
                    </li>
                  ))}
              </ul>
            </div>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

interface BoardPost extends MarkedPost {
  board: string
}

/** Returns the posts that are new to the visitor; none without marks. */
function newTo<TPost extends BoardPost>(posts: readonly TPost[], marks: ReadMarks | string) {
  return typeof marks === 'string' ? [] : posts.filter((post) => isNew(marks, post.board, post))
}

interface HomeNewPostsProps {
  /** The id of the notice that is next to the link already. */
  shownId: number | undefined
}

/** Renders a link to the newest post, or to the newest since the last visit if the visitor has posts marked. */
export function HomeNewPosts({ shownId }: HomeNewPostsProps) {
  const { data: posts = [] } = useHomeNews()
  const isHydrated = useHydrated()
  const marks = useAtomValue(marksAtom)
  const unseen = isHydrated ? newTo(posts, marks) : []
  const notShown = ({ id, board }: BoardPost) => board !== 'notice' || id !== shownId
  const post = unseen.find(notShown) ?? unseen[0] ?? posts.find(notShown)
  if (post === undefined) return null
  const count = unseen.length
  return (
    // Another post is another link: the one that has the focus never leads to the other.
    <li key={post.id}>
      <RowLink
        to={detailPaths[post.board]}
        params={{ newsIdx: post.id }}
        shape={letter}
        label={
          count === 0 ? <Trans>News</Trans> : <Trans>New since your last visit: {count}</Trans>
        }
      >
        {post.title}
      </RowLink>
    </li>
  )
}
