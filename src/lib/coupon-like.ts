import { isOtherNumber } from './other-number.ts'

/** A word for a coupon or its code. The first group matches codes of other things, such as a QR code. */
const couponNouns =
  /(상품|제품|오류|에러|우편|국가|인증|분류|초대|예약|바|QR|ID|商品|エラー|郵便|認証|招待|予約|バー|error|product|zip|postal|country|source|dress|invite|licen[cs]e|booking)?[ -]?(?:쿠폰|코드|クーポン|コード|\b(?:coupon|code)s?\b)/gi
/** Words for numbers of other things. */
const otherLabels =
  /번호|등급|신고|등록|허가|문의|주문|버전|number|\bno\.|registration|rating|licen[cs]e|order|version|番号|登録|届出|注文|バージョン/i
const ownNumber = /^ ?(?:번호|number|番号|no\.)/i
/** Text between a code and a word after it: "X를 쿠폰 페이지에서", "X is your code", "X on the coupon page". */
const joint =
  /^\P{L}*(?:[을를은는이가의로]|라는|[がはをの]|という|is|as|on|in|at|into|with)(?!\p{Script=Latin})/iu
const runs = /[A-Z0-9]+(?:-[A-Z0-9]+)*/g
/**
 * A run next to one of these characters belongs to something longer: a word, a URL, a file name.
 */
const joined = /[\w/=@.#?&-]/

/** Returns true for 12 to 16 characters, the length of a coupon code (docs/product.md#coupons). */
const fits = ({ length }: string) => length >= 12 && length <= 16

interface Run {
  text: string
  index: number
  end: number
}

/** Returns true for capitals and digits, at least one of each, of the length of a code with or without hyphens. */
function couldBeCode(text: string, { text: run, index, end }: Run): boolean {
  // A full stop ends the run unless a word character follows it.
  const isPart =
    joined.test(text[index - 1] ?? '') || /^(?:[\w/=@#&-]|\.\w)/.test(text.slice(end, end + 2))
  if (isPart || !/[A-Z]/.test(run) || !/\d/.test(run) || isOtherNumber(run)) return false
  return fits(run) || fits(run.replaceAll('-', ''))
}

const isPunctuation = (text: string) => /^[\s\p{P}\p{S}]*$/u.test(text)

/** Returns true if a word is about what follows or precedes the text between: no other clause, number or label. */
function isClose(between: string, longest: number): boolean {
  if (isPunctuation(between)) return between.length <= 12
  const isClause = between.length <= longest && !/[.,;!?。、！？·/|\n\d]/.test(between)
  return isClause && !otherLabels.test(between)
}

const hasLetters = (text = '') => /\p{L}/u.test(text)

/** Returns the sentence or line above a position that begins one; `null` if there are words before the position. */
function sentenceAbove(text: string, index: number): string | null {
  const sentences = text.slice(0, index).split(/[\n.!?。！？]+/)
  const [above = null] = hasLetters(sentences.pop()) ? [] : sentences.filter(hasLetters).slice(-1)
  return above
}

/** A coupon code in a text, and the path of the form with that code filled in. */
interface FoundCoupon {
  index: number
  text: string
  /** Root-relative, without the language prefix. */
  path: string
}

const asRun = ({ 0: text, index }: RegExpExecArray): Run => ({
  text,
  index,
  end: index + text.length,
})

/**
 * Finds the coupon codes in a text. The form alone is no proof: a code is next to a word for it, begins a sentence
 * below one with such a word, or continues a list of codes (docs/product.md#coupons).
 */
export function findCoupons(text: string): FoundCoupon[] {
  if (!/[A-Z\d-]{12}/.test(text)) return []
  const all = Array.from(text.matchAll(runs), asRun)
  const labels = Array.from(text.matchAll(couponNouns))
    .filter(([, other]) => !other)
    .map(asRun)
  const isLabeled = ({ index }: Run) => {
    const [label] = labels.filter(({ end }) => end <= index).slice(-1)
    return label && isClose(text.slice(label.end, index).replace(ownNumber, ''), 30)
  }
  const isFollowed = ({ index, end }: Run) => {
    const label = labels.find((each) => each.index >= end)
    const isOther = otherLabels.test(text.slice(Math.max(0, index - 12), index))
    const between = text.slice(end, label?.index)
    if (!label || isOther || !isClose(between, 16)) return false
    // Another part of the sentence is about something else.
    if (isPunctuation(between) ? /[,;、，/|·\n]/.test(between) : !joint.test(between)) return false
    // The word may be about the next run.
    const next = all.find((each) => each.index >= label.end && each.text.length >= 12)
    return !next || !isClose(text.slice(label.end, next.index), 30)
  }
  let last: Run | undefined
  return all.flatMap((run) => {
    if (!couldBeCode(text, run)) return []
    const above = sentenceAbove(text, run.index)
    const isBelow = labels.some(({ text: label }) => above?.includes(label))
    const between = last && text.slice(last.end, run.index)
    const continues =
      between !== undefined &&
      (/^[\s\p{P}\p{S}]*(?:and|or|및|와|과|또는|と)?[\s\p{P}\p{S}]*$/u.test(between) ||
        (last && above?.includes(last.text)))
    if (!isLabeled(run) && !isBelow && !continues && !isFollowed(run)) return []
    last = run
    return [{ index: run.index, text: run.text, path: `/coupon?code=${run.text}` }]
  })
}
