import { Picture } from '#ui/media/picture.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { Section } from '#ui/page/section.tsx'
import { VideoFacade } from '#ui/media/video-facade.tsx'
import styles from './game-story.module.css'
import type { Game } from './game.schema.ts'

interface GameStoryProps {
  game: Game
  /** True for the first game, whose image is the LCP candidate. */
  priority: boolean
}

/** Renders a game: its image, or a video with that image as the poster, next to its story. */
export function GameStory({ game, priority }: GameStoryProps) {
  const { title, summary, html, image, videoId } = game
  return (
    <Section title={title}>
      <div className={styles.story}>
        <div>
          {videoId === null ? (
            <Picture
              src={image}
              alt=""
              width={1200}
              height={800}
              ratio="video"
              priority={priority}
            />
          ) : (
            <VideoFacade id={videoId} title={title} poster={image} />
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.summary}>{summary}</p>
          <RichHtml html={html} topHeading={3} />
        </div>
      </div>
    </Section>
  )
}
