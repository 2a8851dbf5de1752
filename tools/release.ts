import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { optionsOf, stop } from './lib/options.ts'
import { uploads, targetOf } from './release/target.ts'

// `npm run release -- --to server:/srv/site`: uploads the last build and switches the server to it, or back
// (docs/deploy.md). Pages and policy are switched in the same instant.
const usage = `Usage: npm run release -- --to [SERVER:]FOLDER [options]
  --rollback          makes the release before the live one live again, and refuses the live one from now on
  --folder TIME       rolls back to this release of --list
  --list              lists the releases; * is live
  --reload COMMAND    reloads the web server; by default:
                      nginx -t && nginx -s reload
  --sudo              runs everything on the server with sudo
  --dist FOLDER       the built site, dist by default; its configurations are in FOLDER-host`

const { to, rollback, folder, list, reload, sudo, dist } = optionsOf(
  {
    to: { type: 'string' },
    rollback: { type: 'boolean', default: false },
    folder: { type: 'string' },
    list: { type: 'boolean', default: false },
    reload: { type: 'string', default: 'nginx -t && nginx -s reload' },
    sudo: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
  usage,
)
if (to === undefined) stop(usage, 2)
const target = targetOf(to, sudo)

function run(command: string, args: readonly string[], input?: string): void {
  const { status, error } = spawnSync(command, args, {
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    ...(input !== undefined && { input }),
  })
  if (error) stop(`${command}: ${error.message}. Install it, or see docs/deploy.md.`, 1)
  if (status !== 0) process.exit(status ?? 1)
}

const action = list ? 'list' : rollback ? 'rollback' : 'deploy'
if (action === 'deploy') {
  if (!existsSync(`${dist}/health.json`)) stop(`${dist} is not a built site. Run npm run build.`, 1)
  console.log(readFileSync(`${dist}/health.json`, 'utf8').trim())
  const [mkdir, ...mkdirArgs] = target.shell(`mkdir -p '${target.folder}/incoming'`)
  run(mkdir, mkdirArgs)
  for (const upload of uploads(target, dist)) run('rsync', upload)
}
const script = readFileSync(new URL('../deploy/release.sh', import.meta.url), 'utf8')
const args = [target.folder, action, reload, ...(folder === undefined ? [] : [folder])]
const quoted = args.map((each) => `'${each.replaceAll("'", String.raw`'\''`)}'`).join(' ')
const [command, ...commandArgs] = target.shell(`sh -s -- ${quoted}`)
run(command, commandArgs, script)
