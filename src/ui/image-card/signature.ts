import type { Lang } from '#i18n/lang.ts'
import logotypeEn from '#ui/brand/art/logotype-en.svg?no-inline'
import logotypeJp from '#ui/brand/art/logotype-jp.svg?no-inline'
import logotypeKr from '#ui/brand/art/logotype-kr.svg?no-inline'
import type { lineWriter } from './drawing.ts'

export const logotypes: Readonly<Record<Lang, string>> = {
  kr: logotypeKr,
  en: logotypeEn,
  jp: logotypeJp,
}

const [top, height] = [1242, 84]

interface Signature {
  logotype: HTMLImageElement | null | undefined
  /** The name of the game, in place of a logotype that did not load. */
  name: string
}

/** Draws the logotype of the game at the foot of a card. */
export function drawSignature(
  context: CanvasRenderingContext2D,
  write: ReturnType<typeof lineWriter>,
  { logotype, name }: Signature,
): void {
  if (!logotype) return write(name, 44, 1300)
  const width = (height * logotype.naturalWidth) / logotype.naturalHeight
  context.drawImage(logotype, (context.canvas.width - width) / 2, top, width, height)
}
