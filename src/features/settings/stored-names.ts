import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StoredKind } from './stored-entries.ts'

/** The name of each kind: a noun that names its purpose. */
export const storedNames: Record<StoredKind, MessageDescriptor> = {
  language: msg`Language setting`,
  'language-hint': msg`Language suggestion (already shown)`,
  'message-language': msg`Second language of developer messages`,
  scheme: msg`Theme setting`,
  motion: msg`Motion setting`,
  'hidden-popup': msg`Popup hidden for today`,
  consent: msg`Cookie settings`,
  'consent-time': msg`Date of your cookie settings`,
  'consent-expiry': msg`Expiration date of your cookie settings`,
  music: msg`Background music on or off`,
  'music-start': msg`Background music autoplay setting`,
  'music-volume': msg`Volume setting`,
  'music-muted': msg`Mute setting`,
  'own-name': msg`Your nickname in the rankings`,
  stars: msg`Starred players`,
  unread: msg`New post marks`,
  lanterns: msg`Today's lanterns`,
  'data-saving': msg`Data saver setting`,
  coupons: msg`Coupon history`,
  uids: msg`Saved UIDs`,
  'coupon-form': msg`Text in the coupon form (until you close this tab)`,
  'survey-drafts': msg`Survey answers you haven't submitted (until you close this tab)`,
  tab: msg`What this tab has loaded (until you close it)`,
  other: msg`Other data`,
}
