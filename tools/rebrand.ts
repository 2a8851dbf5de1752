import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { site } from '../src/site.ts'
import { tokenColors, tokensFile } from './build/token-colors.ts'
import { askForBrand } from './rebrand/ask.ts'
import { parseBrand, settingsOf } from './rebrand/brand.ts'
import { copies, copyColors, writeColors } from './rebrand/colors.ts'
import { writeSettings } from './rebrand/site-code.ts'

// `npm run rebrand`: gives the site the names, links, ids and colors of another game (docs/rebrand.md).
const { values } = parseArgs({
  options: {
    // A brand as JSON; without it, the terminal asks.
    file: { type: 'string' },
    // Prints the current brand as JSON.
    print: { type: 'boolean' },
    // Only says whether the brand is valid.
    check: { type: 'boolean' },
    // Leaves out icons, share images and the heading font.
    'no-images': { type: 'boolean' },
  },
})

const siteFile = 'src/site.ts'
const css = readFileSync(tokensFile, 'utf8')

async function rebrand(): Promise<void> {
  const current = { site: settingsOf(site), colors: Object.fromEntries(tokenColors(css)) }
  if (values.print) {
    console.log(JSON.stringify(current, null, 2))
    return
  }
  const brand = parseBrand(
    values.file === undefined
      ? await askForBrand(current)
      : JSON.parse(readFileSync(values.file, 'utf8')),
  )
  const code = writeSettings(readFileSync(siteFile, 'utf8'), brand.site ?? {})
  const nextCss = writeColors(css, brand.colors ?? {})
  if (values.check) {
    console.log('The brand is valid. Nothing was written.')
    return
  }
  writeFileSync(siteFile, code)
  for (const file of copies) {
    writeFileSync(file, copyColors(readFileSync(file, 'utf8'), css, nextCss))
  }
  writeFileSync(tokensFile, nextCss)
  const written = [siteFile, tokensFile, ...copies]
  execFileSync('oxfmt', written, { stdio: 'inherit' })
  console.log(`written: ${written.join(', ')}`)
  if (values['no-images']) return
  for (const tool of ['tools/brand.ts', 'tools/display-face.ts']) {
    execFileSync(process.execPath, [tool], { stdio: 'inherit' })
  }
  console.log('The artwork is still the old one: see docs/rebrand.md.')
}

try {
  await rebrand()
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
