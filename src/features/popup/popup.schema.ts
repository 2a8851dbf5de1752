import * as v from 'valibot'
import { listOf, optional, recordId } from '#api/schema.ts'
import { safeUrl } from '#lib/safe-url.ts'

/** A popup of the main page (docs/api.md#types); its text is untrusted HTML. */
export const Popup = v.pipe(
  v.object({
    boardIdx: recordId,
    title: v.string(),
    imgUrl: optional(v.string()),
    contents: optional(v.string()),
    linkUrl: optional(v.string()),
  }),
  v.transform(({ boardIdx, title, imgUrl, contents, linkUrl }) => ({
    id: boardIdx,
    title,
    image: imgUrl,
    html: contents,
    address: safeUrl(linkUrl),
  })),
)
export type Popup = v.InferOutput<typeof Popup>

export const Popups = listOf(Popup)
