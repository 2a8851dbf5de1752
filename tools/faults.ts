import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { faults } from './faults/kinds.ts'
import { nameOf } from './faults/cell.ts'
import { allCells, runCells } from './faults/run-cells.ts'
import { serveFaults } from './faults/serve.ts'
import { ensureBuild } from './reliability/ensure-build.ts'
import { printSummary } from './reliability/table.ts'
import { previewDist } from './test-build.ts'

// `npm run faults`: every request of the site x every fault x both ways in which a page gets its data
// (docs/reliability.md#faults). `--call`, `--fault` and `--source` narrow it by a part of the name;
// `--shard 1/4` runs a quarter.
const { values } = parseArgs({
  options: {
    call: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    source: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    workers: { type: 'string', default: '3' },
  },
})

const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
const cells = allCells
  .filter(
    ({ call, fault, source }) =>
      call.name.includes(values.call) &&
      fault.name.includes(values.fault) &&
      source.includes(values.source),
  )
  .filter((_, index) => index % shards === shard - 1)

ensureBuild()
const server = await serveFaults(previewDist)
// Images and fonts take most of a page's time, and no request of the matrix is one.
const args = [...chromiumFlags, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts']
const browser = await chromium.launch({ executablePath: chromiumPath(), args })
const done = [...(await runCells(browser, server, cells, Number(values.workers)))]
await browser.close()
server.close()

const checks = faults.flatMap((fault) => {
  const own = done.filter(([cell]) => cell.fault === fault)
  const slowest = Math.max(0, ...own.map(([, { shownAfter }]) => shownAfter ?? 0))
  const failures = own.flatMap(([cell, { misses }]) =>
    misses.length === 0 ? [] : [`${nameOf(cell)}: ${misses.join('; ')}`],
  )
  const name = `${fault.name}, shown within ${(slowest / 1000).toFixed(1)} s`
  return own.length === 0 ? [] : [{ name, cases: own.length, failures }]
})
await mkdir('.cache/faults', { recursive: true })
await writeFile(
  `.cache/faults/${shard}-of-${shards}.json`,
  JSON.stringify(
    done.map(([cell, result]) => Object.assign({ cell: nameOf(cell) }, result)),
    null,
    1,
  ),
)
const isGood = printSummary(`Faults, shard ${values.shard}: ${cells.length} cells`, checks)
if (!isGood) process.exitCode = 1
