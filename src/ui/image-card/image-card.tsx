import { useEffect, useRef, useState, type ReactNode } from 'react'
import { imageFile, loadImage, type ImageColors } from './drawing.ts'
import { ImageActions } from './image-actions.tsx'
import styles from './image-card.module.css'

/** Size of a card in pixels: portrait, in the shape that feeds show uncropped. */
export const cardSize = { width: 1080, height: 1350 }

/** Draws a card. Of its images, one that did not load, or would taint the canvas, is `null`. */
export type Draw = (
  context: CanvasRenderingContext2D,
  colors: ImageColors,
  images: readonly (HTMLImageElement | null)[],
) => void

const noImages: readonly string[] = []

interface ImageCardProps {
  fileName: string
  /** The title for the device's share dialog. */
  title: string
  /** The URL that is shared together with the image. */
  url: string
  /** The alternative text; without one, `children` replace the image for a screen reader. */
  label?: string
  /** The identity of what is drawn: a new one draws it again. */
  drawn: string
  /** The URLs of the images that `draw` gets, in their order. */
  images?: readonly (string | undefined)[]
  draw: Draw
  children?: ReactNode
}

/** Returns the colors of tokens on the canvas, as CSS resolves them. */
function colorsOf(canvas: HTMLCanvasElement): ImageColors {
  const colorOf = (token: string) => {
    canvas.style.color = `var(${token})`
    return getComputedStyle(canvas).color
  }
  return {
    ground: colorOf('--surface-dusk'),
    ink: colorOf('--ink-on-dusk'),
    accent: colorOf('--accent'),
    onAccent: colorOf('--on-accent'),
    sea: colorOf('--sea-deep'),
  }
}

/** Reads a file as a `data:` URL, or `null`. Browsers of apps save no image at a `blob:` URL. */
function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    const settle = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.addEventListener('loadend', settle, { once: true })
    reader.readAsDataURL(file)
  })
}

/** Renders an image to share on a canvas, and over it as an image that the browser can save. */
export function ImageCard(props: ImageCardProps) {
  const { fileName, title, url, label, drawn, images = noImages, draw, children } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawing, setDrawing] = useState<{ file: File; src: string | null } | null>(null)

  // Shows all of the image.
  useEffect(() => {
    canvas.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  // Draws the image again when its content changes.
  useEffect(() => {
    let isCurrent = true
    const drawAll = async () => {
      const loaded = await Promise.all(images.map(loadImage))
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context || !canvas.current) return
      draw(context, colorsOf(canvas.current), loaded)
      const file = await imageFile(canvas.current, fileName)
      const src = file && (await dataUrlOf(file))
      if (isCurrent) setDrawing(file && { file, src })
    }
    void drawAll()
    return () => {
      isCurrent = false
    }
    // `drawn` is the content of `images` and `draw`, compared by value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn])

  return (
    <figure className={`stack ${styles.figure}`}>
      <span className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          {...cardSize}
          {...(label === undefined
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': label })}
        />
        {drawing?.src && (
          <img className={`fill ${styles.image}`} src={drawing.src} alt="" {...cardSize} />
        )}
      </span>
      {children}
      {drawing && <ImageActions file={drawing.file} title={title} url={url} />}
    </figure>
  )
}
