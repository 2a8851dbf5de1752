// Colors of the categories, the counterpart of src/site.ts. Only pages with lists load them.

/** The categories of notices and events by color: their ids, which are the same in all languages. Others are quiet. */
export const categoryTones = {
  coral: ['maintenance', 'issue', 'coupon'],
  sea: ['update', 'game'],
  gold: ['results'],
  lilac: ['notice', 'community'],
}
