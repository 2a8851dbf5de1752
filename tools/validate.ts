import { ensureBuild } from './lib/ensure-build.ts'
import { builtPages, builtPatterns, oneOfEach } from './validate/built-pages.ts'
import { checkAccessibility } from './validate/check-accessibility.ts'
import { checkCalendars, checkFeeds, checkOpenApi } from './validate/check-files.ts'
import { checkHtml } from './validate/check-html.ts'
import { checkLinks } from './validate/check-links.ts'
import { unaccepted, unused } from './validate/finding.ts'
import { installValidators } from './validate/install.ts'

// `npm run validate`: third-party validators over the build with mock data and over docs/openapi.json. Fails on
// each finding that tools/validate/finding.ts does not accept with a reason.
installValidators()
ensureBuild()
const pages = builtPages()
const kinds = oneOfEach(pages)
const checks = {
  'HTML of a page of each kind': () => checkHtml(kinds),
  'accessibility of a page of each kind': () => checkAccessibility(kinds.map(({ path }) => path)),
  'links of all pages': () => checkLinks(pages, builtPatterns()),
  feeds: checkFeeds,
  'calendar files': checkCalendars,
  'docs/openapi.json': checkOpenApi,
}

const all = []
for (const [name, check] of Object.entries(checks)) {
  const findings = await check()
  const open = unaccepted(findings)
  console.log(`${name}: ${open.length} findings, ${findings.length - open.length} accepted`)
  for (const { tool, rule, where, message } of open.slice(0, 50)) {
    console.log(`  ${tool} ${rule} ${where}: ${message}`)
  }
  all.push(...findings)
}
for (const each of unused(all)) console.log(`accepted but not found: ${each}`)
process.exitCode = unaccepted(all).length + unused(all).length > 0 ? 1 : 0
