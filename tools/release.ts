// `npm run release -- --to server:/srv/site`: uploads the last build and switches the server to it, or back
// (docs/deploy.md). Pages and policy are switched in the same instant. Deployment tools switch a symlink, which
// changes the pages before the policy (docs/decisions/0014-releases.md).
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readHealth } from './build/health.ts'
import { expectOneBuild } from './build/identity.ts'
import { pagesFile } from './build/seal.ts'
import { optionsOf, stop } from './lib/options.ts'
import { comparePages, summaryOf } from './release/compare.ts'
import { change, read } from './release/remote.ts'
import { takeSnapshot } from './release/snapshot.ts'
import { listOf, parseState, planOf } from './release/state.ts'
import { targetOf } from './release/target.ts'

const usage = `Usage: npm run release -- --to [SERVER:]FOLDER [options]
  --dry-run           prints what a release would change on the server, and changes nothing
  --diff              lists the pages that it would add, change and remove, and changes nothing
  --list              lists the releases on the server; * is live
  --rollback          makes the release before the live one live again, and refuses the live one from now on
  --rollback --code   skips releases of the same code: only their content differs
  --rollback --folder TIME
                      rolls back to this release of --list
  --unrefuse NAME     accepts a release, or a folder of --list, again
  --reload COMMAND    reloads the web server; by default:
                      nginx -t && nginx -s reload
  --check URL         where the server looks at itself after the reload; by default the address of its
                      configuration. off: it does not look
  --wait SECONDS      how long to wait for another release, 600 by default
  --sudo              runs everything on the server with sudo
  --dist FOLDER       the built site, dist by default; its configurations are in FOLDER-host
  --help              prints this`

const options = optionsOf(
  {
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
    folder: { type: 'string' },
    unrefuse: { type: 'string' },
    reload: { type: 'string', default: 'nginx -t && nginx -s reload' },
    check: { type: 'string', default: '' },
    wait: { type: 'string', default: '600' },
    sudo: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
  usage,
)
const { to, code, folder, unrefuse, reload, check, wait, dist, ...flags } = options
if (to === undefined) stop(usage, 2)
if (!/^\d+$/.test(wait)) stop(`--wait ${wait} is no number of seconds.`, 2)
if (!flags.rollback && (code || folder !== undefined))
  stop('--code and --folder belong to --rollback.', 2)
const actions = [flags['dry-run'], flags.diff, flags.list, flags.rollback, unrefuse !== undefined]
if (actions.filter(Boolean).length > 1) stop(`Choose one action.\n${usage}`, 2)
const target = targetOf(to, flags.sudo)
const server = { reload, check, wait }

/** Prints what a release would change. @returns the exit code */
async function preview(): Promise<number> {
  await expectOneBuild(dist, `${dist}-host`)
  const { release, content } = await readHealth(dist)
  const output = read(target, 'state', { release, content })
  if (output === null) return 1
  const state = parseState(output)
  const live = state.live === 'none' ? '' : read(target, 'show', { file: pagesFile })
  if (live === null)
    console.log('The live release is from an older version: its pages are not known.')
  const pages = comparePages(live ?? '', await readFile(join(`${dist}-host`, pagesFile), 'utf8'))
  if (flags.diff) {
    for (const kind of ['added', 'changed', 'removed'] as const) {
      for (const path of pages[kind]) console.log(`${kind.padEnd(8)} ${path}`)
    }
    console.log(summaryOf(pages))
    return 0
  }
  const { folder: copy, kilobytes } = await takeSnapshot(dist, Number(wait))
  await rm(copy, { recursive: true })
  const configuration = /caddy/.test(reload) ? 'Caddyfile' : 'nginx.conf'
  const text = readFileSync(join(`${dist}-host`, configuration), 'utf8')
  const ofConfiguration = /^# Check: (.*)$/m.exec(text)?.[1] ?? 'none: use --check URL'
  console.log(
    planOf(state, { release, content, kilobytes, reload, check: check || ofConfiguration }),
  )
  console.log(`pages:         ${summaryOf(pages)} (--diff lists them)\nNothing was changed.`)
  return state.isRefused ? 1 : 0
}

async function run(): Promise<number> {
  if (flags.list) {
    const output = read(target, 'state', {})
    if (output !== null) console.log(listOf(parseState(output)))
    return output === null ? 1 : 0
  }
  if (unrefuse !== undefined) return change(target, 'unrefuse', { ...server, name: unrefuse })
  if (flags.rollback) {
    const how = { ...(code && { code: 'yes' }), ...(folder !== undefined && { folder }) }
    return change(target, 'rollback', { ...server, ...how })
  }
  if (flags['dry-run'] || flags.diff) return preview()
  const { folder: copy, site, kilobytes } = await takeSnapshot(dist, Number(wait))
  try {
    const { release, content, builtAt, contentAt } = await readHealth(site)
    console.log(
      `${dist}: release ${release}, built at ${builtAt}, content of ${contentAt ?? 'no time'}`,
    )
    return await change(target, 'deploy', {
      ...server,
      site,
      release,
      content,
      size: `${kilobytes}`,
    })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await run()
} catch (failure) {
  stop(failure)
}
