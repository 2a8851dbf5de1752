import { http, HttpResponse } from 'msw'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderRoute } from '#test/render-route.tsx'
import { useMockBackend } from '#test/mock-backend.ts'

// `npm run bench`: the leaderboard next to a plain table of the same cells, on a CPU that is slowed 4x
// (docs/performance.md). Each time is from the change to the paint.
const backend = useMockBackend()
const options = { iterations: 5, time: 0, warmup: false }

beforeAll(async () => {
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return () => cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 })
})

const rowsOf = (size: number) =>
  Array.from({ length: size }, (_, index) => ({
    rank: index + 1,
    nickname: `Player ${index + 1}`,
    clubName: `Club ${index % 40}`,
    clubEmblem: 1,
    userProfileIcon: 1,
    // Sorted by it, another player is the first.
    trophies: (index * 7919) % 10_007,
    level: 2000 - Math.floor(index / 3),
    stylePoints: 4_900_000 - index * 900,
  }))

/** Resolves after the frame in which a condition first holds. */
const painted = (isShown: () => boolean) =>
  new Promise<void>((resolve) => {
    const poll = () => (isShown() ? setTimeout(resolve) : requestAnimationFrame(poll))
    requestAnimationFrame(poll)
  })

const rowCount = () => document.querySelectorAll('tbody tr').length
const firstName = () => document.querySelector('tbody th')?.textContent

/** Renders the leaderboard of `size` players, and returns how to change its URL. */
async function renderBoard(size: number) {
  const folder = '*/game-data/leaderboard/levels'
  const season = { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' }
  backend.use(
    http.get(`${folder}.json`, () => HttpResponse.json([season])),
    http.get(`${folder}/june.json`, () => HttpResponse.json({ highRankerList: rowsOf(size) })),
  )
  const { router } = await renderRoute('/en/ranking/level')
  await painted(() => rowCount() > 0)
  return (search: string) => router.navigate({ href: `/en/ranking/level${search}` })
}

function PlainTable({ size }: { size: number }) {
  return (
    <table>
      <tbody>
        {rowsOf(size).map((row) => (
          <tr key={row.rank}>
            <td>
              <span>{row.rank}</span>
              <img
                alt=""
                width="44"
                height="44"
                loading="lazy"
                src="/game-data/art/profile-136-96x96.webp"
              />
            </td>
            <th scope="row">
              <a href={`?player=${row.nickname}`}>{row.nickname}</a>
            </th>
            <td>{row.clubName}</td>
            <td>{row.trophies}</td>
            <td>{row.level}</td>
            <td>{row.stylePoints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

test('renders 1,000 players', async ({ bench }) => {
  const change = await renderBoard(1000)
  const container = document.body.appendChild(document.createElement('div'))
  let root = createRoot(container)
  const plain = bench(
    'plain table, all rows',
    {
      beforeEach: async () => {
        await change('?name=nobody')
        root = createRoot(container)
      },
      afterEach: () => root.unmount(),
    },
    () => {
      root.render(<PlainTable size={1000} />)
      return painted(() => rowCount() === 1000)
    },
  )
  const board = bench(
    'leaderboard, first page',
    {
      beforeEach: async () => {
        await change('?name=nobody')
        await painted(() => rowCount() === 0)
      },
    },
    async () => {
      void change('')
      await painted(() => rowCount() > 0)
    },
  )
  const results = await bench.compare(plain, board, options)
  const ratio =
    results.get('leaderboard, first page').latency.p50 /
    results.get('plain table, all rows').latency.p50
  expect(ratio).toBeLessThan(0.5)
})

test('sorts and filters 5,000 players', async ({ bench }) => {
  const change = await renderBoard(5000)
  const reset = async () => {
    await change('')
    await painted(() => firstName() === 'Player 1')
  }
  const results = await bench.compare(
    bench('sort', { beforeEach: reset }, async () => {
      void change('?sort=-trophies')
      await painted(() => firstName() !== 'Player 1')
    }),
    bench('filter', { beforeEach: reset }, async () => {
      void change('?name=Player%204999')
      await painted(() => firstName() === 'Player 4999')
    }),
    options,
  )
  expect(results.get('sort').latency.p50).toBeLessThan(200)
  expect(results.get('filter').latency.p50).toBeLessThan(200)
})
