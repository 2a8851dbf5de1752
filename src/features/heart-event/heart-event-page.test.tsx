import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { HeartEventPage } from './heart-event-page.tsx'

const backend = useMockBackend()

function visit() {
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <HeartEventPage>
        <p>From the editors</p>
      </HeartEventPage>
    </QueryClientProvider>,
  )
}

test.for([
  [3_999_999, '3', 'Hearts: 3,999,999'],
  [4_500_000, '5', 'Hearts: 4,500,000'],
  ['many', '0', 'Hearts: 0'],
] as const)('%s hearts are step %s', async ([count, step, words]) => {
  backend.use(
    http.get('*/game-data/event/hearts-202306.json', () =>
      HttpResponse.json({ heart_count: count }),
    ),
  )
  const screen = await visit()
  const progress = screen.getByRole('progressbar')
  await expect.element(progress).toHaveAttribute('aria-valuenow', step)
  await expect.element(progress).toHaveAttribute('aria-valuetext', `Step ${step} of 5`)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('From the editors')).toBeVisible()
})
