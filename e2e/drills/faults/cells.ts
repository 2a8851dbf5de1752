import { langs, type Lang } from '#i18n/lang.ts'
import { calls, type Call } from './calls.ts'
import { kinds, type FaultKind } from './kinds.ts'
import type { Source } from './serve.ts'

/** A case of the drill. */
export interface Cell {
  call: Call
  fault: FaultKind
  source: Source
  lang: Lang
}

const sources: readonly Source[] = ['prerendered', 'shell']

/**
 * The file of hearts has no envelope, and an unusable count is shown as 0 (docs/product.md#event-pages). A
 * session is requested once, and any failure means a visitor (docs/api.md#requests).
 */
const isHarmless = (call: Call, fault: FaultKind) =>
  (/\bhearts-/.test(call.name) && /^(?:wrong envelope|code 500)$/.test(fault.name)) ||
  (call.name.endsWith('/session') && fault.isOnce === true)

const all: readonly Cell[] = calls
  .flatMap((call) =>
    kinds
      .filter((fault) => !isHarmless(call, fault))
      .flatMap((fault) => sources.map((source) => ({ call, fault, source }))),
  )
  .map((cell, index): Cell => Object.assign(cell, { lang: langs[index % 3] ?? 'kr' }))

/** Every request x every fault x both sources of data; the languages take turns. */
export const cells = process.env.DRILLS ? all : all.filter((_, index) => index % 349 === 0)

export const isForm = ({ kind }: Call) => kind === 'coupon' || kind === 'survey'
