import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readFromOrigin } from '#api/bases.ts'
import { albumQuery, songsOf } from './album.queries.ts'
import { musicQueries } from './music.queries.ts'

const track = (name: string) => ({ url: `/${name}.mp3`, playsByItself: false, title: name })

test('names each track once, in the order of the pages', () => {
  const songs = songsOf([
    [track('dawn'), track('dusk')],
    [],
    [track('dusk'), track('dusk'), track('feast')],
  ])
  expect(songs.map(({ title }) => title)).toEqual(['dawn', 'dusk', 'feast'])
})

test('requests only the tracks that the player has not read', async () => {
  readFromOrigin('https://game.test')
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code: 200, data: [] }))
  const client = new QueryClient()
  client.setQueryData(musicQueries.tracks('MAIN_KR').queryKey, [track('dawn')])
  const songs = await client.query(albumQuery())
  expect(songs.map(({ title }) => title)).toEqual(['dawn'])
  expect(fetched).toHaveBeenCalledTimes(6)
  await client.query(musicQueries.tracks('EVENT_KR'))
  expect(fetched).toHaveBeenCalledTimes(6)
})
