import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StoredKind } from './stored-entries.ts'

/** What each kind of entry is for, in words. */
export const storedNames: Record<StoredKind, MessageDescriptor> = {
  language: msg`Language that was chosen last`,
  'language-hint': msg`The hint on other languages was shown`,
  scheme: msg`Chosen theme`,
  motion: msg`Motion is turned off`,
  'hidden-popup': msg`A popup is hidden for today`,
  consent: msg`Cookie choice`,
  music: msg`Whether music plays`,
  'music-sound': msg`Volume`,
  'own-name': msg`Your nickname in the rankings`,
  stars: msg`Players that you starred`,
  unread: msg`Which posts are new to you`,
  'data-saving': msg`Data saving is on`,
  coupons: msg`Coupons that were used here`,
  uids: msg`Remembered UIDs`,
  other: msg`Another entry`,
  reload: msg`Last automatic reload`,
}
