import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { previewDist } from '#tools/test-build.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../hydrated.ts'

test('a page of the public site shows neither the label of demo data nor the debug panel', async ({
  page,
}) => {
  await page.goto('/en/settings')
  await hydrated(page)
  await expect(page.getByText('Demo data')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Debug panel' })).toHaveCount(0)
  expect(existsSync(join(previewDist, 'game-data'))).toBe(false)
})
