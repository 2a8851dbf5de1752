// `npm run check:sizes`: measures one page of each kind of the built site in `.cache/preview/dist`
// without a browser, and fails above the limits of tools/sizes/limits.ts. Each row of its table is
// the largest of the three languages. Packages such as size-limit measure chosen files, not those that the HTML of a
// page names.
import { langs } from '../src/i18n/lang.ts'
import { optionsOf } from './lib/options.ts'
import { exceeded, limits, sizeNames, type Sizes } from './sizes/limits.ts'
import { measurePages } from './sizes/measure.ts'
import { sharedStylesheets } from './sizes/shared-styles.ts'
import { previewDist } from './test-build.ts'

const values = optionsOf(
  { dist: { type: 'string', default: previewDist } },
  'Usage: npm run check:sizes -- [--dist FOLDER]',
)

const measure = measurePages(values.dist, 'mocks/files')

/** Writes sizes and, where it is exceeded, the limit. */
function row(path: string, sizes: Sizes & { files: number }, most: Sizes): string {
  const over = exceeded(sizes, most)
  const cells = sizeNames.map((name) =>
    over.includes(name) ? `${sizes[name].toFixed(1)} > ${most[name]}` : sizes[name].toFixed(1),
  )
  return [path.padEnd(34), ...[...cells, sizes.files].map((cell) => `${cell}`.padStart(13))].join(
    '',
  )
}

console.log(
  ['kB'.padEnd(34), 'scripts', 'changed', 'styles', 'html', 'images phone', 'images wide', 'files']
    .map((title) => title.padStart(13))
    .join(''),
)
const failed = new Set<string>()
let failures = 0
for (const [path, most] of Object.entries(limits)) {
  const all = await Promise.all(langs.map((lang) => measure(`/${lang}${path}`)))
  const largest = all.reduce((largest, other) => {
    for (const name of sizeNames) largest[name] = Math.max(largest[name], other[name])
    return Object.assign(largest, { files: Math.max(largest.files, other.files) })
  })
  const over = exceeded(largest, most)
  failures += over.length
  for (const name of over) failed.add(name)
  console.log(row(path, largest, most))
}
console.log(
  failures === 0
    ? 'All sizes are within their limits.'
    : `Above the limits of tools/sizes/limits.ts: ${failures}.`,
)
if (failed.has('css')) {
  const sheets = sharedStylesheets(`${values.dist}-host/maps`)
    .slice(0, 12)
    .map(([file, size]) => `\n${size.toFixed(1).padStart(6)}  ${file}`)
  console.log(
    `Every page has the styles of modules that many entries use: the group "shared" of tools/vite/chunks.ts. The ` +
      `largest, in kB before compression. If the main page does not need one, add its folder to the group "inner".` +
      sheets.join(''),
  )
}
process.exitCode = failures === 0 ? 0 : 1
