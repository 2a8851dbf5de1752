import { chromium, type Browser } from 'playwright'
import { seasonOf, sizes, type Size } from './bench/boards.ts'
import { heapMb, median, slowdown, toPaint } from './bench/measure.ts'
import { serveBench } from './bench/serve.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'

// `npm run bench`: the ranking page of the production build beside a bare React table of the same
// cells, in one run, on a slowed CPU. It reports numbers and fails nothing.
// `--no-build` measures the existing `dist`.
const rounds = 9
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const address = (size: Size) => `/en/ranking/level?year=2024&month=6&season=${seasonOf(size)}`

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

const { origin, close } = await serveBench(
  Number(process.env.PORT ?? 4174),
  process.argv.includes('--no-build'),
)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })

async function open(path: string, within: Browser = browser) {
  const context = await within.newContext(phone)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  return {
    page,
    session,
    slow: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
  }
}

const player = { first: 'Player 1' }

/** A board of no row, and what brings its rows, on the page of the site and on the bare one. */
const starts = {
  site: {
    path: (size: Size) => `${address(size)}&name=nobody`,
    press: () => 'main p a',
    rows: () => 100,
  },
  bare: {
    path: () => '/bare/',
    press: (size: Size) => `[data-season="${seasonOf(size)}"]`,
    rows: (size: Size): number => size,
  },
}

/** From no row at all to the rows painted, on a fresh page each time. */
async function paint({ path, press, rows }: (typeof starts)['site' | 'bare'], size: Size) {
  const { page, slow } = await open(path(size))
  await page.locator(press(size)).first().waitFor()
  await slow()
  const taken = await toPaint(page, press(size), { ...player, rows: rows(size) })
  await page.context().close()
  return taken
}

/** The sizes and both pages in turn, so that a quiet minute of the machine favors neither. */
async function paints() {
  const found = sizes.map((size): { size: Size; bare: number[]; board: number[] } => ({
    size,
    bare: [],
    board: [],
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { size, bare, board } of found) {
      bare.push(await paint(starts.bare, size))
      board.push(await paint(starts.site, size))
    }
  }
  return found.map(({ size, bare, board }) => ({ size, bare: median(bare), board: median(board) }))
}

async function answers(size: Size) {
  const { page, slow } = await open(address(size))
  await page.locator('tbody th').first().waitFor()
  await slow()
  const [sorts, whole, filters]: [number[], number[], number[]] = [[], [], []]
  // The number of clicks is even, so the board is sorted by rank again at the end. Every fourth and third
  // wait for all rows of the page, the others for the rows in sight.
  for (let round = 0; round < 2 * (rounds + 1); round += 1) {
    const press = `th[data-column=${round % 2 === 0 ? 'trophies' : 'rank'}] a`
    const first = await page.locator('tbody th').first().textContent()
    const far = await page.locator('tbody tr:nth-child(60) th').textContent()
    const isWhole = round % 4 > 1
    const answer = { first: first ?? '', not: true, ...(isWhole && { far: far ?? '' }) }
    const taken = await toPaint(page, press, answer)
    if (isWhole) whole.push(taken)
    else sorts.push(taken)
    // A click on a settled table: the deferred rows of the click before do not count.
    await page.waitForTimeout(500)
  }
  for (let round = 0; round < rounds; round += 1) {
    const name = `Player ${9 - round}`
    filters.push(await toPaint(page, 'input[name=name]', { first: name }, name))
  }
  await page.context().close()
  return { sort: median(sorts), whole: median(whole), filter: median(filters) }
}

async function heap(size: Size) {
  const { page, session } = await open(address(size))
  const used = await heapMb(session)
  await page.context().close()
  return used
}

const table = []
for (const { size, bare, board } of await paints()) {
  const { sort, whole, filter } = await answers(size)
  table.push({
    rows: size,
    'bare table, ms': Math.round(bare),
    'board, ms': Math.round(board),
    'sort, ms': Math.round(sort),
    'sort, all 100 rows, ms': Math.round(whole),
    'filter, ms': Math.round(filter),
    'heap, MB': Number((await heap(size)).toFixed(1)),
  })
}
await browser.close()
await close()

console.log(
  `ranking board, press to paint, processor ${slowdown} times slower, median of ${rounds}`,
)
console.table(table)
const [small, medium, large] = table
if (small && medium && large) {
  console.log('The bare table renders all rows, the site a page of 100 of them.')
  console.log(
    `1,000 rows, site / bare table: ${ratio(medium['board, ms'], medium['bare table, ms'])} (budget 0.5, goal 0.15)`,
  )
  console.log(
    `100 rows, site / bare table: ${ratio(small['board, ms'], small['bare table, ms'])} (the same rows on both)`,
  )
  console.log(
    `5,000 rows: sort ${large['sort, ms']} ms, filter ${large['filter, ms']} ms (budget 200 ms, goal 100 ms)`,
  )
  console.log(
    `5,000 rows, heap above 100: ${(large['heap, MB'] - small['heap, MB']).toFixed(1)} MB (at most 25)`,
  )
}
