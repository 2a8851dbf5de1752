import * as v from 'valibot'
import { langOf, type Locale } from '#i18n/lang.ts'
import type * as footerSchema from '#layouts/footer/footer.schema.ts'
import type * as schema from '#features/policy/policy.schema.ts'
import { dataSentTo, recipientNames } from '#site-recipients.ts'
import { htmlOf, postsIn, yes, type PostText } from './post.ts'

type FooterItem = v.InferInput<typeof footerSchema.FooterItem>
type PolicyItem = v.InferInput<typeof schema.PolicyItem>

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

const posts = postsIn('pages', v.strictObject({ footer: v.optional(yes) }), '/policy/page/')

/** Returns the text of one version: `@when v1.2` is in that version only, `@when v1.2+` from it on. */
function versionOf(text: PostText, ver: string): string {
  return htmlOf(text, (when) => (when.endsWith('+') ? when.slice(0, -1) <= ver : when === ver))
}

/** The pages of the site's own routes, whose names are above their texts. */
const named = new Set(['privacy-policy', 'terms', 'operation-policy', 'cookies'])

/** Returns the text of an operator page below its name, which no other part of the page says. */
function withTitle({ title, blocks }: PostText): string {
  const sections = blocks.map(({ html }) => html.replaceAll(/(<\/?h)2>/g, '$13>'))
  return [`<h2>${title}</h2>`, ...sections].join('\n')
}

function policyPages(name: PolicyName, text: PostText): [string, string][] {
  const pages = policies[name].map(({ idx, ver }): [string, string] => [
    `${name}/${idx}`,
    versionOf(text, ver),
  ])
  const newest = pages.at(-1)?.[1] ?? ''
  return [[name, newest], ...pages]
}

/** Puts the data that recipients get into a text: `{data vitals errors}`, in the words of `src/site-recipients.ts`. */
function withData(html: string, lang: Locale): string {
  return html.replace(/\{data ([\w ]+)\}/g, (_, listed: string) => {
    const names = new Set(listed.split(' '))
    return dataSentTo(
      recipientNames.filter((name) => names.has(name)),
      langOf(lang),
    )
  })
}

/** The HTML of all pages, by name; one version of a policy by name and id (`terms/21`). */
export function pages(lang: Locale): Record<string, string> {
  const all = posts.flatMap(({ name, texts }): [string, string][] => {
    const text = texts[lang]
    if (text === undefined) return []
    return name === 'privacy-policy' || name === 'terms'
      ? policyPages(name, text)
      : [[name, named.has(name) ? htmlOf(text) : withTitle(text)]]
  })
  return Object.fromEntries(all.map(([name, html]) => [name, withData(html, lang)]))
}

/** The pages that the footer lists, each in the languages that it is written in, and the operator. */
export const footer: FooterItem[] = [
  ...posts
    .filter(({ head }) => head.footer)
    .map(({ name, texts }) => ({
      koTitle: texts.ko?.title ?? '',
      enTitle: texts.en?.title ?? '',
      jpTitle: texts.ja?.title ?? '',
      linkUrl: `/policy/page/${name}`,
    })),
  {
    koTitle: '© 등불항구 주식회사',
    enTitle: '© Lantern Harbor Inc.',
    jpTitle: '© ランタンハーバー株式会社',
  },
]
