import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dataSavingKey } from '#lib/preferences.ts'
import { storage } from '#lib/storage.ts'
import { Picture } from '#ui/media/picture.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.for([
  ['is not requested in a second size', true, '(max-width: 639px)'],
  ['is requested in the small size if not requested yet', false, ''],
] as const)('a prerendered image %s', async ([, priority, media]) => {
  storage.setItem(dataSavingKey, 'on')
  const part = (
    <Picture src="/l.png" narrow="/s.png" alt="" width={2} height={1} priority={priority} />
  )
  const box = document.createElement('div')
  box.innerHTML = renderToString(part)
  const root = await act(async () => hydrateRoot(box, part))
  expect(box.querySelector('source')?.media).toBe(media)
  await act(async () => root.unmount())
})
