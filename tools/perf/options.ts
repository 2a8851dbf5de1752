import { parseArgs } from 'node:util'
import { asLang, langs, type Lang } from '../../src/i18n/lang.ts'
import { asSubject, subjects, type Subject } from './pages.ts'
import { previewDist } from '../test-build.ts'

export interface Options {
  rounds: number
  langs: readonly Lang[]
  subjects: readonly Subject[]
  /** The folder of the built site. */
  dist: string
  /** A file for the medians and the values of every round. */
  json: string | undefined
}

/** Splits a comma-separated list. @throws {Error} that names the allowed values */
function listOf<Value extends string>(
  name: string,
  text: string | undefined,
  all: readonly Value[],
  read: (word: string) => Value | null,
): readonly Value[] {
  if (text === undefined) return all
  return text.split(',').map((word) => {
    const value = read(word)
    if (value === null) throw new Error(`--${name} ${word}: use one of ${all.join(', ')}`)
    return value
  })
}

/** Reads the command line of `npm run perf`. @throws {Error} for an unknown option or value */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      lang: { type: 'string' },
      page: { type: 'string' },
      dist: { type: 'string', default: previewDist },
      json: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: use a number from 1')
  return {
    rounds,
    langs: listOf('lang', values.lang, langs, asLang),
    subjects: listOf('page', values.page, subjects, asSubject),
    dist: values.dist,
    json: values.json,
  }
}
