import { parseArgs } from 'node:util'
import { langs } from '../src/i18n/lang.ts'
import { ceilings, exceeded, limits, sizeNames } from './sizes/limits.ts'
import { measurePages } from './sizes/measure.ts'
import { previewDist } from './test-build.ts'

// `npm run check:sizes`: checks the built site in `.cache/preview/dist` (`--dist DIR`) against
// `tools/sizes/limits.ts`, without a browser; fails above the ceilings there. `--all` prints every page, and
// what misses the targets.
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: previewDist },
    all: { type: 'boolean', default: false },
  },
})

const measure = measurePages(values.dist, 'mocks/files')
const largest = Object.fromEntries(sizeNames.map((name) => [name, { size: 0, page: '' }]))
let failures = 0
let misses = 0
for (const [path, most] of Object.entries(limits)) {
  for (const lang of langs) {
    const page = `/${lang}${path}`
    const sizes = await measure(page)
    const over = exceeded(sizes, most)
    misses += over.length
    failures += exceeded(sizes, ceilings).length
    for (const name of sizeNames) {
      if (sizes[name] > (largest[name]?.size ?? 0)) largest[name] = { size: sizes[name], page }
    }
    if (values.all) {
      console.log(
        `${page}: ${sizeNames.map((name) => `${name} ${sizes[name].toFixed(1)}`).join(', ')}`,
      )
    }
    for (const name of values.all ? over : exceeded(sizes, ceilings)) {
      console.log(
        `over: ${page}: ${name} is ${sizes[name].toFixed(1)}, target ${most[name]}, ceiling ${ceilings[name]}`,
      )
    }
  }
}
for (const [name, { size, page }] of Object.entries(largest)) {
  console.log(`largest ${name}: ${size.toFixed(1)} (${page})`)
}
console.log(
  `${failures} sizes are over their ceiling; ${misses} miss their target (--all lists them)`,
)
process.exitCode = failures === 0 ? 0 : 1
