import { cardSize } from '#ui/image-card/image-card.tsx'
import {
  drawCover,
  drawLanterns,
  drawNight,
  lineWriter,
  roundTile,
  type ImageColors,
} from '#ui/image-card/drawing.ts'
import { drawSignature } from '#ui/image-card/signature.ts'

/** The texts on a card, in the language of the page. */
interface CardTexts {
  site: string
  board: string
  season: string
  rank: string
  /** The rank as a number. */
  number: string
  position: number
  nickname: string
  club: string
  score: string
  /** The text between two details in one line. */
  separator: string
}

/** The images on a card; one that is missing or would taint the canvas must be `null`. */
interface CardImages {
  /** The illustration of the leaderboard; without one, lanterns over the sea. */
  art?: HTMLImageElement | null | undefined
  /** The profile image; without one, the initial of the nickname. */
  player?: HTMLImageElement | null | undefined
  /** Without one, the name of the game. */
  logotype?: HTMLImageElement | null | undefined
  /** The cheering mascots on the left and on the right of the podium. */
  cast: readonly (HTMLImageElement | null | undefined)[]
}

const edge = 64
const { width } = cardSize
const middle = width / 2
const textWidth = width - 2 * edge

/** The player is in the ring of light of the artwork. */
const face = { x: middle, y: 360, radius: 186 }
const podium = { x: 260, y: 655, width: 560, height: 375 }

interface Metal {
  light: string
  dark: string
}

/** The metals of the first three ranks, and the violet of all others. */
const metals: Readonly<Record<number, Metal>> = {
  1: { light: '#ffe7a3', dark: '#ffb02e' },
  2: { light: '#f3f4ff', dark: '#b0b6de' },
  3: { light: '#ffcfae', dark: '#d98454' },
}
const violet: Metal = { light: '#d6cbfa', dark: '#8f82e6' }

/** The colors of the emblem's arcs, clockwise from the top. */
const arcs = ['#2fa7a0', '#a79ce6', '#ff8a76', '#7468dd', '#8ad48f']

const night = '#12142b'
const ground = '#1a1446'

/** Draws the emblem of the group around the player: five glowing arcs, and a rim of metal. */
function drawRing(context: CanvasRenderingContext2D, { light, dark }: Metal): void {
  const { x, y, radius } = face
  const turn = (2 * Math.PI) / arcs.length
  const glow = context.createRadialGradient(x, y, radius, x, y, radius * 2.1)
  glow.addColorStop(0, 'rgb(255 230 168 / 70%)')
  glow.addColorStop(1, 'rgb(255 230 168 / 0%)')
  context.fillStyle = glow
  context.fillRect(x - radius * 2.1, y - radius * 2.1, radius * 4.2, radius * 4.2)
  context.lineWidth = 26
  context.lineCap = 'round'
  arcs.forEach((color, index) => {
    const start = index * turn - Math.PI / 2
    context.strokeStyle = color
    context.beginPath()
    context.arc(x, y, radius + 60, start + 0.09, start + turn - 0.09)
    context.stroke()
  })
  const rim = context.createLinearGradient(0, y - radius, 0, y + radius)
  rim.addColorStop(0, light)
  rim.addColorStop(1, dark)
  context.fillStyle = rim
  context.beginPath()
  context.arc(x, y, radius + 18, 0, 2 * Math.PI)
  context.fill()
}

/** Draws the podium: a slab on a pillar with stripes, whose foot is the night. */
function drawPodium(context: CanvasRenderingContext2D, { light, dark }: Metal): void {
  const { x, y, width, height } = podium
  const pillar = context.createLinearGradient(0, y, 0, y + height)
  pillar.addColorStop(0, light)
  pillar.addColorStop(1, dark)
  context.fillStyle = pillar
  context.fillRect(x, y, width, height)
  context.fillStyle = 'rgb(255 255 255 / 16%)'
  for (let stripe = x; stripe < x + width; stripe += 56) context.fillRect(stripe, y, 28, height)
  context.fillStyle = light
  roundTile(context, { x: x - 24, y: y - 28, width: width + 48, height: 56 })
  context.fill()
}

/** Draws the mascots on both sides of the podium. */
function drawCast(context: CanvasRenderingContext2D, cast: CardImages['cast']): void {
  const [w, h] = [324, 360]
  for (const [x, image] of [
    [-30, cast[0]],
    [width - w + 30, cast[1]],
  ] as const) {
    if (image) context.drawImage(image, x, 628, w, h)
  }
}

/** Draws a ribbon with cut ends across the podium. */
function drawRibbon(context: CanvasRenderingContext2D, y: number, height: number): void {
  const tail = 88
  context.fillStyle = '#4b2f8f'
  for (const [x, turn] of [
    [edge - 24, 1],
    [width - edge + 24, -1],
  ] as const) {
    context.beginPath()
    context.moveTo(x, y + 22)
    context.lineTo(x + turn * 180, y + 22)
    context.lineTo(x + turn * 180, y + height + 22)
    context.lineTo(x, y + height + 22)
    context.lineTo(x + turn * 34, y + height / 2 + 22)
    context.closePath()
    context.fill()
  }
  const cloth = context.createLinearGradient(0, y, 0, y + height)
  cloth.addColorStop(0, '#8577ef')
  cloth.addColorStop(1, '#5f4fc8')
  context.fillStyle = cloth
  context.fillRect(edge + tail - 40, y, textWidth - 2 * (tail - 40), height)
}

/** Returns the placeholder for a player without an image: the first letter of the name, in any script. */
function initialOf(nickname: string): string {
  return Array.from(nickname)[0]?.toLocaleUpperCase() ?? '-'
}

/** Draws a rank card: the player in a ring of light above a podium with the rank, and which leaderboard it is. */
export function drawRankCard(
  context: CanvasRenderingContext2D,
  texts: CardTexts,
  colors: ImageColors,
  { art, player, logotype, cast }: CardImages,
): void {
  const text = lineWriter(context, textWidth)
  const metal = metals[texts.position] ?? violet
  context.imageSmoothingQuality = 'high'
  if (art) {
    drawCover(context, art, { width, height: 1080 }, ground)
  } else {
    drawNight(context, cardSize, colors)
    drawLanterns(context, { width, y: 200, count: 6 }, colors)
  }
  drawRing(context, metal)
  context.save()
  context.beginPath()
  context.arc(face.x, face.y, face.radius, 0, 2 * Math.PI)
  context.fillStyle = '#2b2064'
  context.fill()
  context.clip()
  context.fillStyle = metal.light
  const side = 2 * face.radius
  if (player) context.drawImage(player, face.x - face.radius, face.y - face.radius, side, side)
  else text(initialOf(texts.nickname), 200, face.y + 72, side)
  context.restore()

  drawPodium(context, metal)
  // The rank is the largest of all.
  context.fillStyle = night
  text(texts.number, 330, 945, podium.width - 60)
  // The text is on the night at the foot of the image.
  const veil = context.createLinearGradient(0, 880, 0, 1030)
  veil.addColorStop(0, 'rgb(26 20 70 / 0%)')
  veil.addColorStop(1, ground)
  context.fillStyle = veil
  context.fillRect(0, 880, width, cardSize.height - 880)
  drawCast(context, cast)
  drawRibbon(context, 968, 76)
  context.fillStyle = '#ffffff'
  text([texts.board, texts.season].join(texts.separator), 40, 1020, textWidth - 160)
  context.fillStyle = colors.ink
  text(texts.nickname, 88, 1146)
  context.fillStyle = '#ffe7a3'
  text([texts.rank, texts.score, texts.club].filter(Boolean).join(texts.separator), 42, 1210)
  drawSignature(context, text, { logotype, name: texts.site })
}
