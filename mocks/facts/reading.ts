import type { Locale } from '#i18n/lang.ts'

const monthNames =
  'January February March April May June July August September October November December'.split(' ')

const englishDate = new RegExp(`\\b(${monthNames.join('|')}) (\\d{1,2})\\b`, 'g')

/** Returns the days that a text writes in words, such as `May 20` or `5월 20일`, as month and day. */
export function datesIn(text: string, lang: Locale): string[] {
  const pattern = {
    ko: /(\d{1,2})월 (\d{1,2})일/g,
    en: englishDate,
    ja: /(\d{1,2})月(\d{1,2})日/g,
  }[lang]
  return [...text.matchAll(pattern)].map(([, month = '', date]) =>
    lang === 'en' ? `${monthNames.indexOf(month) + 1}-${date}` : `${month}-${date}`,
  )
}

const clock = (hour: number, minutes = 0) => `${hour}:${String(minutes).padStart(2, '0')}`

/** The words of hours, each pattern with the hours that it adds. */
const hourPatterns: Record<Locale, readonly (readonly [RegExp, number])[]> = {
  ko: [
    [/(?:오전|새벽) (\d{1,2})시(?: (\d{1,2})분)?/g, 0],
    [/(?:오후) (\d{1,2})시(?: (\d{1,2})분)?/g, 12],
    [/낮 (12)시/g, 0],
  ],
  en: [],
  ja: [
    [/(?:午前|(?<!午後|\d))(\d{1,2})時(?!間|計)(?:(\d{1,2})分)?/g, 0],
    [/午後(\d{1,2})時(?:(\d{1,2})分)?/g, 12],
  ],
}
const spokenHours = [
  [/자정|midnight|真夜中|24:00/g, '24:00'],
  [/at ten this morning/g, '10:00'],
  [/여섯 시(?!간)|six o'clock/g, '6:00'],
  [/새벽 세 시|three in the morning/g, '3:00'],
] as const

/** Returns the hours of the day that a text states, in 24 hours, and the text without them. */
export function hoursIn(text: string, lang: Locale) {
  const hours: string[] = []
  let rest = text
  for (const [pattern, hour] of spokenHours) {
    rest = rest.replace(pattern, () => {
      hours.push(hour)
      return ' '
    })
  }
  const take = (hour: number, minutes = '0') => {
    hours.push(clock(hour, Number(minutes)))
    return ` @${hours.at(-1)} `
  }
  for (const [pattern, added] of hourPatterns[lang]) {
    rest = rest.replace(pattern, (_, hour: string, minutes?: string) =>
      take(added === 0 ? Number(hour) : (Number(hour) % 12) + added, minutes),
    )
  }
  rest = rest.replace(/(?<!@)\b(\d{1,2}):(\d\d)\b/g, (_, hour: string, minutes: string) =>
    take(Number(hour), minutes),
  )
  return { hours: new Set(hours), rest }
}

const small = {
  ko: ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'],
  koBefore: ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'],
  koTens: ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'],
  sino: ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'],
}
const enOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const enTens = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
]

function koreanWords(value: number): string[] {
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const native =
    value < 100
      ? [`${small.koTens[tens]}${small.ko[ones]}`, `${small.koTens[tens]}${small.koBefore[ones]}`]
      : []
  const sino = (part: number): string => {
    const [hundreds, rest] = [Math.floor(part / 100), part % 100]
    const tenth = Math.floor(rest / 10)
    return `${hundreds > 1 ? small.sino[hundreds] : ''}${hundreds > 0 ? '백' : ''}${tenth > 1 ? small.sino[tenth] : ''}${tenth > 0 ? '십' : ''}${small.sino[rest % 10]}`
  }
  const special = { 4: ['나흘', '넉 '], 20: ['스무'], 3_000_000: ['삼백만'] }[value] ?? []
  if (value === 10_000) return ['만 명', '만 분']
  return [...native, ...special, ...(value >= 10 && value < 1000 ? [sino(value)] : [])]
}

function englishWords(value: number): string[] {
  const ordinals = { 4: 'fourth', 5: 'fifth', 8: 'eighth', 11: 'eleventh', 43: 'forty-third' }[
    value
  ]
  const special =
    { 7: ['a week'], 30: ['half an hour'], 100: ['a hundred'], 3_000_000: ['three million'] }[
      value
    ] ?? []
  const words =
    value < 20
      ? enOnes[value]
      : value < 100
        ? `${enTens[Math.floor(value / 10)]}${value % 10 ? `-${enOnes[value % 10]}` : ''}`
        : value % 100 === 0 && value < 1000
          ? `${enOnes[value / 100]} hundred`
          : undefined
  return [words, ordinals, ...special, ...(value === 10_000 ? ['ten thousand'] : [])].flatMap(
    (word) => word ?? [],
  )
}

const scales: Record<string, number> = { 만: 1e4, 万: 1e4, million: 1e6 }

const valueOf = (digits: string) => Number(digits.replaceAll(',', ''))

/** Returns the numbers that a text writes in digits; `4만 1,906` and `11万8千` are one each. */
export function numbersIn(text: string): number[] {
  const pattern = /(\d[\d,]*(?:\.\d+)?)(?: ?(만|万|million)(?: ?(\d[\d,]*)( ?천|千)?)?)?/g
  return [...text.matchAll(pattern)].map(([, main = '', scale, rest, thousand]) => {
    const low = rest === undefined ? 0 : valueOf(rest) * (thousand ? 1000 : 1)
    return Math.round(1000 * valueOf(main) * (scales[scale ?? ''] ?? 1)) / 1000 + low
  })
}

/** Returns true if a text states a number, in digits or in words. */
export function states(text: string, lang: Locale, value: number): boolean {
  if (numbersIn(text).includes(value)) return true
  if (lang === 'ko') return koreanWords(value).some((word) => word !== '' && text.includes(word))
  if (lang === 'en') {
    return englishWords(value).some((word) => text.toLowerCase().includes(word))
  }
  return false
}

/** Returns the days that a text counts from the last Wednesday: `{D+8}` is 8. */
export const daysIn = (text: string): number[] =>
  [...text.matchAll(/\{[Dd]([+-]\d+)\}/g)].map(([, offset]) => Number(offset))

/** Returns the sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.。!?！？]|\n)\s*(?!\d)/)
