import { expect, test } from 'vitest'
import { targetOf, uploads } from './target.ts'

test('a folder of this machine needs no ssh', () => {
  const target = targetOf('/srv/site/', false)
  expect(target.shell('ls')).toEqual(['sh', '-c', 'ls'])
  expect(uploads(target, 'dist')[0]).toEqual([
    '-rt',
    '--delete',
    '--chmod=D755,F644',
    'dist/',
    '/srv/site/incoming/site/',
  ])
})

test('a folder of a server is reached by ssh, with sudo if root owns it', () => {
  const target = targetOf('deploy@server:/srv/site', true)
  expect(target.shell("echo 'a'")).toEqual([
    'ssh',
    'deploy@server',
    String.raw`sudo sh -c 'echo '\''a'\'''`,
  ])
  expect(uploads(target, 'dist')[1]).toEqual([
    '-rt',
    '--delete',
    '--chmod=D755,F644',
    '--rsync-path=sudo rsync',
    'dist-host/',
    'deploy@server:/srv/site/incoming/host/',
  ])
})
