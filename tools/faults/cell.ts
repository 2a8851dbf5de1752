import { localeOf, type Lang } from '../../src/i18n/lang.ts'
import type { Call } from './calls.ts'
import type { Fault } from './kinds.ts'
import { isIn, type Sight } from './probe.ts'
import type { Source } from './serve.ts'

export interface Cell {
  call: Call
  fault: Fault
  source: Source
  lang: Lang
}

export const nameOf = ({ call, fault, source, lang }: Cell) =>
  `${call.name} | ${fault.name} | ${source} | ${lang}`

export const isForm = ({ kind }: Call) => kind === 'coupon' || kind === 'survey'

/** A page that has a heading and one sentence in Japanese has more. */
export const minTextLength = 12

export const longestMs = 20_500
/** A read is retried twice, after 0.5 and 1.5 s; 99999 s of Retry-After are cut to 10. */
const retriesMs = 3500

/** What has to be seen before a cell is judged. */
export function isSettled(
  { call, fault, source }: Cell,
  sight: Sight,
  sinceHit: number,
  good: number,
): boolean {
  if (sight.isLoading) return false
  if (isForm(call)) return sight.result !== ''
  if (fault.isOnce) return good > 0 || sinceHit > retriesMs
  const hasFailed = sight.failed.length > 0 || sight.isNotFound
  if (fault.outcome === 'fails' && call.kind !== 'silent' && source === 'shell') return hasFailed
  // The content stays, so there is nothing to be seen: all retries are over by then.
  const needed = fault.hangs ? longestMs : /99999/.test(fault.name) ? 11_000 : retriesMs
  return hasFailed || fault.outcome !== 'fails' || sinceHit > needed
}

/**
 * Returns what is wrong with what is seen under the fault.
 * @param elapsed the milliseconds until then, from the start of the page or from the submit of a form
 */
export function missesOf(cell: Cell, sight: Sight, elapsed: number): string[] {
  const { call, fault, source, lang } = cell
  const misses: string[] = []
  if (sight.isLoading) misses.push(`still loading after ${Math.round(elapsed)} ms`)
  if (sight.headings !== 1) misses.push(`${sight.headings} h1`)
  if (sight.textLength < minTextLength) misses.push('an empty page')
  if (sight.broken !== null) misses.push(`the page says "${sight.broken}"`)
  if (sight.lang !== localeOf(lang)) misses.push(`lang is ${sight.lang}`)
  if (!sight.mark) misses.push('the page was reloaded')
  if (sight.hasLostText) misses.push('typed text is lost')
  for (const message of [...sight.failed, ...(isForm(call) ? [sight.result] : [])]) {
    if (!isIn(lang, message)) misses.push(`"${message}" is not in ${lang}`)
  }
  const hasFailed = sight.failed.length > 0 || sight.isNotFound
  if (isForm(call) && sight.result === '') misses.push('the form shows no result')
  if (call.kind === 'silent' && hasFailed) misses.push('optional content shows a failure')
  if (call.kind !== 'silent' && !isForm(call)) {
    if (fault.outcome === 'fails' && source === 'shell' && !hasFailed) {
      misses.push(`no message after ${Math.round(elapsed)} ms`)
    }
    if (fault.outcome === 'works' && hasFailed) misses.push('a failure though the data arrived')
  }
  const hasMessage = hasFailed || (isForm(call) && sight.result !== '')
  if (elapsed > longestMs && hasMessage) misses.push(`the message took ${Math.round(elapsed)} ms`)
  return misses
}
