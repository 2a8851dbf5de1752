import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// Only `npm run validate` needs these tools (73 MB), so that they are no dependencies of the product.
const versions = {
  'html-validate': '11.21.1',
  html_codesniffer: '2.5.1',
  'ical.js': '2.2.1',
  '@stoplight/spectral-core': '1.24.1',
  '@stoplight/spectral-parsers': '1.0.5',
  '@stoplight/spectral-rulesets': '1.23.1',
  '@rowanmanning/feed-parser': '2.1.5',
}

const folder = resolve('.cache/validate')

/** Resolves the file of a package that {@link installValidators} has installed. */
export const validators = createRequire(`${folder}/`)

/** Installs the validators into an ignored folder, each in one version. */
export function installValidators(): void {
  const missing = Object.entries(versions).filter(
    ([name, version]) =>
      !existsSync(`${folder}/node_modules/${name}/package.json`) ||
      validators(`${folder}/node_modules/${name}/package.json`).version !== version,
  )
  if (missing.length === 0) return
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder]
  execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' })
}
