import { useId } from 'react'
import { Picture } from '#ui/media/picture.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { VideoFacade } from '#ui/media/video-facade.tsx'
import styles from './game-story.module.css'
import type { Game } from './game.schema.ts'

interface GameStoryProps {
  game: Game
  /** The position on the page. The first image is the LCP candidate, and every other game has its image on the left. */
  position: number
}

/** Renders a game as a chapter: its image, or a video with that image as the poster, next to its story. */
export function GameStory({ game, position }: GameStoryProps) {
  const { title, summary, html, image, videoId } = game
  const id = useId()
  const isFirst = position === 0
  return (
    <section
      aria-labelledby={id}
      className={styles.story}
      data-first={isFirst || undefined}
      data-flipped={position % 2 === 1 || undefined}
    >
      <div className={styles.art}>
        {videoId === null ? (
          <Picture src={image} alt="" width={1200} height={800} ratio="video" priority={isFirst} />
        ) : (
          <VideoFacade id={videoId} title={title} poster={image} priority={isFirst} />
        )}
      </div>
      <div className={styles.text}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.summary}>{summary}</p>
        <RichHtml html={html} topHeading={3} />
      </div>
    </section>
  )
}
