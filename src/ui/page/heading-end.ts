/**
 * The id of the mark between the heading of a page and its content. Chromium paints nothing of a document before it
 * (tools/build/document.ts): half a heading would move when the rest of it arrives.
 */
export const headingEndId = 'heading-end'
