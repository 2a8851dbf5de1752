import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#site.ts'
import { renderUi } from '#test/render.tsx'
import { AnalyticalTracking } from './tracking.tsx'

type Report = (metric: object) => void
const { onVital } = vi.hoisted(() => ({ onVital: vi.fn<(report: Report) => void>() }))
vi.mock('web-vitals', () => ({
  onCLS: onVital,
  onFCP: onVital,
  onINP: onVital,
  onLCP: onVital,
  onTTFB: onVital,
}))

beforeEach(() => {
  site.tracking.vitalsUrl = '/vitals'
})

afterEach(() => {
  site.tracking.vitalsUrl = ''
})

test('checks the consent for each metric, because observers cannot be stopped', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  let isAllowed = true
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AnalyticalTracking isAllowedNow={(category) => category === 'analytical' && isAllowed} />
    </QueryClientProvider>,
  )
  await expect.poll(() => onVital.mock.calls).toHaveLength(5)
  const report = onVital.mock.calls[0]?.[0]
  const metric = { name: 'CLS', value: 0.1, rating: 'good', id: 'v5-1' }
  report?.(metric)
  expect(beacon).toHaveBeenCalledOnce()
  const body = beacon.mock.calls[0]?.[1]
  expect(body instanceof Blob && body.type).toBe('application/json')
  expect(await new Response(body).json()).toMatchObject({
    ...metric,
    release: expect.any(String),
    page: new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname,
  })
  isAllowed = false
  report?.(metric)
  expect(beacon).toHaveBeenCalledOnce()
})
