import { Link } from '@tanstack/react-router'
import { CategoryBadge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import styles from './today.module.css'
import { useNewestNotice } from './today.queries.ts'

/** Renders the newest notice with its artwork, large; renders nothing without one, and if the notices fail to load. */
export function LeadNotice() {
  const { data: notice } = useNewestNotice()
  if (!notice) return null
  const { id, title, thumbnail, category, categoryId, publishedAt } = notice
  return (
    <div className={`${styles.item} ${styles.story}`} data-scheme="dark">
      <Link to="/community/news/$newsIdx" params={{ newsIdx: id }}>
        <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
        <span className={styles.name}>
          <CategoryBadge category={category} categoryId={categoryId} />
          <strong className={styles.lead}>{title}</strong>
          <Day instant={publishedAt} />
        </span>
      </Link>
    </div>
  )
}
