import * as v from 'valibot'
import { describe, endpoint, Localized, lang, type BodyOf } from '#api/endpoint.ts'
import { instant, listOf, name, optional, recordId, url, plainText } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** Key visual (docs/api.md#types). */
export const KeyVisual = v.pipe(
  v.object({
    idx: recordId,
    title: name,
    subtitle: optional(name),
    imgUrl: url,
    mobileImgUrl: optional(url),
    linkUrl: optional(url),
  }),
  v.transform(({ idx, title, subtitle, imgUrl, mobileImgUrl, linkUrl }) => ({
    id: idx,
    title,
    subtitle,
    image: imgUrl,
    narrowImage: mobileImgUrl,
    url: safeUrl(linkUrl),
  })),
)
export type KeyVisual = v.InferOutput<typeof KeyVisual>

/** Notice or event on the main page. */
const NewsTeaser = v.pipe(
  v.object({
    idx: recordId,
    boardType: v.picklist(['notice', 'event']),
    category: name,
    categoryId: optional(plainText),
    title: name,
    regDt: instant,
  }),
  v.transform(({ idx, boardType, category, categoryId, title, regDt }) => ({
    id: idx,
    board: boardType,
    category,
    categoryId,
    title,
    publishedAt: regDt,
  })),
)

/** Developer message on the main page (docs/api.md#types). */
const DevlogTeaser = v.pipe(
  v.object({
    idx: recordId,
    title: name,
    regDt: instant,
    thumbUrl: optional(url),
    summary: optional(plainText),
  }),
  v.transform(({ idx, title, regDt, thumbUrl, summary }) => ({
    id: idx,
    title,
    publishedAt: regDt,
    thumbnail: thumbUrl,
    summary,
  })),
)

/** Producer note on the main page, without its text. */
const LetterTeaser = v.pipe(
  v.object({ idx: recordId, title: name, subtitle: name, startDt: instant }),
  v.transform(({ idx, title, subtitle, startDt }) => ({
    id: idx,
    title,
    subtitle,
    publishedAt: startDt,
  })),
)

const NotesRequest = () => v.strictObject({ lang: lang(), size: v.literal(100) })
type NotesRequest = BodyOf<typeof NotesRequest>

export const keyVisualList = endpoint<Localized>()('/main/keyvisual', listOf(KeyVisual))
export const newsTeaserList = endpoint<Localized>()('/main/notice', listOf(NewsTeaser))
export const devlogTeaserList = endpoint<Localized>()('/main/withBTS', listOf(DevlogTeaser))
export const noteTeaserList = endpoint<NotesRequest>()('/main/pd-note', listOf(LetterTeaser))

const mainPage = {
  section: 'Main page',
  types: { KeyVisual, NewsTeaser, DevlogTeaser, NoteTeaser: LetterTeaser },
}
export const homeApi = () => ({
  keyVisuals: describe(mainPage, keyVisualList, {
    summary: 'Key visuals, in the order in which the main page shows them.',
    page: '/',
    request: Localized,
  }),
  news: describe(mainPage, newsTeaserList, {
    summary: 'Newest notices and events, newest first.',
    page: '/',
    request: Localized,
  }),
  devlog: describe(mainPage, devlogTeaserList, {
    summary: 'Newest developer messages, newest first.',
    page: '/',
    request: Localized,
  }),
  notes: describe(mainPage, noteTeaserList, {
    summary: 'Newest producer notes, at most `size`.',
    page: '/',
    request: NotesRequest,
    example: { body: { size: 100 } },
  }),
})
