import { expect, test } from '../fixtures.ts'
import { kindsOfPages } from '../kinds-of-pages.ts'
import { deadControls } from './dead-controls.ts'

// The page does not use what it preloads.
test.use({ expectedConsole: { lines: [/was preloaded using link preload but not used/] } })

for (const { path, lang } of kindsOfPages) {
  test(`/${lang}${path} responds to a click on every control of its first screen before the app is loaded`, async ({
    page,
  }) => {
    expect(await deadControls(page, `/${lang}${path}`)).toEqual([])
  })
}
