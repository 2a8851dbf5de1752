import type { PolicyItem, ServerLang } from '../wire.ts'
import { dateWords } from './calendar.ts'
import { plainPages, versionIntros } from './page-texts.ts'
import { privacyArticles } from './privacy-texts.ts'
import { termsArticles } from './terms-texts.ts'
import { cycle, type Text } from './text.ts'

export type PolicyName = 'privacy-policy' | 'terms'

const startDates = ['2023-03-28', '2023-09-01', '2024-01-15', '2024-05-20']

function versions(firstId: number): PolicyItem[] {
  return startDates.map((regDt, nth) => ({ idx: firstId + nth, ver: `v1.${nth}`, regDt }))
}

/** The versions of each policy, the first version first. */
export const policies: Record<PolicyName, PolicyItem[]> = {
  'privacy-policy': versions(11),
  terms: versions(21),
}

const articles: Record<PolicyName, Text[][]> = {
  'privacy-policy': privacyArticles,
  terms: termsArticles,
}

function html(lang: ServerLang, sections: readonly Text[][]): string {
  return sections
    .map(([heading, text]) => `<h2>${heading?.[lang] ?? ''}</h2>\n<p>${text?.[lang] ?? ''}</p>`)
    .join('\n')
}

/** Formats the version and its first day, as they follow the sentence about the version. */
function versionMark(lang: ServerLang, ver: string, regDt: string): string {
  const { year, date } = dateWords(lang, Date.parse(`${regDt}T00:00:00+09:00`))
  if (lang === 'en') return ` (${ver}, ${date}, ${year})`
  return lang === 'ko' ? ` (${ver}, ${year}년 ${date})` : `（${ver}、${year}年${date}）`
}

function policyPages(lang: ServerLang, name: PolicyName): [string, string][] {
  const pages = policies[name].map(({ idx, ver, regDt }, nth): [string, string] => [
    `${name}/${idx}`,
    `<p>${cycle(versionIntros, nth)[lang]}${versionMark(lang, ver, regDt)}</p>\n` +
      html(lang, articles[name].slice(0, 5 + nth)),
  ])
  const newest = pages.at(-1)?.[1] ?? ''
  return [[name, newest], ...pages]
}

/** The HTML of all pages, by name; one version of a policy by name and id (`terms/21`). */
export function pages(lang: ServerLang): Record<string, string> {
  return Object.fromEntries([
    ...policyPages(lang, 'privacy-policy'),
    ...policyPages(lang, 'terms'),
    ...Object.entries(plainPages).map(([name, sections]) => [name, html(lang, sections)]),
  ])
}
