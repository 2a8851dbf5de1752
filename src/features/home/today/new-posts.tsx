import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isNew, type MarkedPost, type ReadMarks } from '#ui/unread/read-marks.ts'
import { icons } from '#ui/icons/icons.tsx'
import { RowLink } from '#ui/link/row-link.tsx'
import { marksAtom } from '#ui/unread/unread.atoms.ts'
import { useHydrated } from '@tanstack/react-router'
import { detailPaths } from '../detail-paths.ts'
import { useHomeNews } from '../home.queries.ts'

interface BoardPost extends MarkedPost {
  board: string
}

/** Returns the posts that are new to the visitor; none without marks. */
function newTo<TPost extends BoardPost>(posts: readonly TPost[], marks: ReadMarks | string) {
  return typeof marks === 'string' ? [] : posts.filter((post) => isNew(marks, post.board, post))
}

/** Renders a link to the newest post, or to the newest since the last visit if the visitor has posts marked. */
export function HomeNewPosts() {
  const { data: posts = [] } = useHomeNews()
  const isHydrated = useHydrated()
  const marks = useAtomValue(marksAtom)
  const unseen = isHydrated ? newTo(posts, marks) : []
  const post = unseen[0] ?? posts[0]
  if (post === undefined) return null
  const count = unseen.length
  return (
    // Another post is another link: the one that has the focus never leads to the other.
    <li key={post.id}>
      <RowLink
        to={detailPaths[post.board]}
        params={{ newsIdx: post.id }}
        shape={icons.letter}
        label={
          count === 0 ? <Trans>News</Trans> : <Trans>New since your last visit: {count}</Trans>
        }
      >
        {post.title}
      </RowLink>
    </li>
  )
}
