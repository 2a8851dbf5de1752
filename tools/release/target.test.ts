import { expect, test } from 'vitest'
import { targetOf, uploads } from './target.ts'

const to = 'releases/.new-1'

test('a folder of this machine needs neither ssh nor rsync', () => {
  const target = targetOf('/srv/site/', false)
  expect(target.shell('ls')).toEqual(['sh', '-c', 'ls'])
  expect(uploads(target, 'dist', to)[0]).toEqual([
    'sh',
    '-c',
    `cp -Rp 'dist/.' '/srv/site/${to}/site'`,
  ])
})

test('a folder of a server is reached by ssh, with sudo if root owns it', () => {
  const target = targetOf('deploy@server:/srv/site', true)
  const command = String.raw`sudo sh -c 'echo '\''a'\'''`
  expect(target.shell("echo 'a'")).toEqual(['ssh', 'deploy@server', command])
  expect(uploads(target, 'dist', to)[1]).toEqual([
    'rsync',
    '-rt',
    '--checksum',
    '--whole-file',
    '--chmod=D755,F644',
    '--link-dest=../../current',
    '--rsync-path=sudo rsync',
    'dist-host/',
    `deploy@server:/srv/site/${to}/`,
  ])
})
