import '#ui/global.css'
import { startApp } from '#app/start.tsx'

if (import.meta.env.VITE_MOCK) {
  const { startMockBackend } = await import('../mocks/browser.ts')
  await startMockBackend()
}
await startApp()
