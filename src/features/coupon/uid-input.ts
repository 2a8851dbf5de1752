import { site, type UidPattern } from '#site.ts'

/** The longest UID that a request may have (docs/api.md). */
const longestUid = 64

const names = 'uid|id|회원 ?번호|会員番号|(?:member )?(?:number|no\\.?)|member id'
const label = new RegExp(`^(?:${names})(?: ?[:=#.] ?| )(?=.)`, 'iu')
/** A label without anything between it and the number, which could also be the beginning of a UID. */
const attachedLabel = new RegExp(`^(?:${names}) ?[:=#.]? ?(?=.)`, 'iu')

/** Converts full-width forms, removes invisible characters and collapses whitespace. */
export function cleaned(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Returns true for a pattern of digits only, such as `^\d{9,12}$`. */
const isOfDigits = ({ source }: RegExp) => /^(?:\\d|[\d^$[\]{}()+*?,|:-])+$/.test(source)

const telephone = /^(?:\+\d{1,3}[ -]?|0)\d{1,3}[ .-]\d{3,4}[ .-]\d{4}$/
const groups = /^(?=.*\d{3})\d{1,4}([\s\p{P}])(?:\d{3,4}\1)*\d{1,4}$/u

/** Returns a number without the marks around it and between its groups; any other text as it is. */
function joinedNumber(text: string): string {
  const bare = text.replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
  const isGrouped = groups.test(bare) && !telephone.test(text)
  return isGrouped ? bare.replace(/\D/g, '') : bare
}

/**
 * Normalizes a UID: trims it (NFKC), and removes a label. Its characters stay as the player has typed them. Groups and
 * marks around a number are joined only if the UIDs of the game are digits (`uidPattern` in `src/site.ts`).
 */
export function normalizeUid(text: string, rule: UidPattern | null = site.uidPattern): string {
  const uid = cleaned(text)
  if (rule === null) return uid.replace(label, '')
  const bare = uid.replace(attachedLabel, '')
  const forms = isOfDigits(rule.pattern) ? [uid, bare, joinedNumber(bare)] : [uid, bare]
  return forms.find((form) => rule.pattern.test(form)) ?? bare
}

/** Returns true for an e-mail address, a telephone number or two numbers: hardly a UID, but possible. */
function looksUnlikely(uid: string): boolean {
  const numbers = uid.split(/[\s,;/|]+/).filter((part) => /\d/.test(part))
  return /[^\s@]@[^\s@]+\./.test(uid) || telephone.test(uid) || numbers.length > 1
}

export type UidError = 'uid-missing' | 'uid-format' | 'uid-length' | 'uid-unlikely'

/**
 * Validates a typed UID.
 * @param confirmed a UID that the player submits again after the hint that it is unlikely
 */
export function checkUid(
  uid: string,
  confirmed?: string,
  rule: UidPattern | null = site.uidPattern,
): UidError | null {
  if (uid === '') return 'uid-missing'
  if (uid.length > longestUid) return 'uid-length'
  if (rule !== null) return rule.pattern.test(uid) ? null : 'uid-format'
  return looksUnlikely(uid) && uid !== confirmed ? 'uid-unlikely' : null
}
