import * as v from 'valibot'
import { describe, endpoint, Localized } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import { listOf, name, optional, recordId, url } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** A popup of the main page (docs/api.md#types); its text is untrusted HTML. */
export const Popup = v.pipe(
  v.object({
    boardIdx: recordId,
    title: name,
    imgUrl: optional(url),
    contents: optional(html),
    linkUrl: optional(url),
  }),
  v.transform(({ boardIdx, title, imgUrl, contents, linkUrl }) => ({
    id: boardIdx,
    title,
    image: imgUrl,
    html: contents,
    url: safeUrl(linkUrl),
  })),
)
export type Popup = v.InferOutput<typeof Popup>

export const popupList = endpoint<Localized>()('/main/popup', listOf(Popup))

export const popupApi = () => ({
  list: describe({ section: 'Main page', types: { Popup } }, popupList, {
    summary: 'Popups, in the order of their pages.',
    page: '/',
    onFailure: 'omits',
    request: Localized,
  }),
})
