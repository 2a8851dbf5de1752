import * as v from 'valibot'

const key = 'couponFields'

const nothing = { uid: '', code: '' }

const keptSchema = v.object({ uid: v.string(), code: v.string(), search: v.string() })

/**
 * Keeps the text of the two fields for a reload of this tab. Browsers do not restore fields with
 * `autocomplete="off"`, and in-app browsers reload a page that the visitor returns to.
 */
export function keepFields(fields: typeof nothing): void {
  try {
    if (fields.uid === '' && fields.code === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ ...fields, search: location.search }))
  } catch {
    // Without storage a reload empties the fields.
  }
}

/** Returns the text that was kept. A link with another coupon in its search params replaces the code. */
export function readKeptFields(): typeof nothing {
  try {
    const kept = v.parse(keptSchema, JSON.parse(sessionStorage.getItem(key) ?? ''))
    return { uid: kept.uid, code: kept.search === location.search ? kept.code : '' }
  } catch {
    return nothing
  }
}
