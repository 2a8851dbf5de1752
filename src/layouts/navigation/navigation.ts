import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'

/** The main navigation (docs/product.md#routes). A sign is a view of `menu-signs.svg`. */
export const mainNavigation = [
  { name: msg`Games`, link: linkOptions({ to: '/game' }), sign: 'game' },
  { name: msg`Members`, link: linkOptions({ to: '/members' }), sign: 'members' },
  { name: msg`News`, link: linkOptions({ to: '/community/news' }), sign: 'news' },
  { name: msg`Events`, link: linkOptions({ to: '/community/event' }), sign: 'events' },
  { name: msg`Rankings`, link: linkOptions({ to: '/ranking' }), sign: 'ranking' },
  { name: msg`Music`, link: linkOptions({ to: '/music' }), sign: 'music' },
  { name: msg`Media`, link: linkOptions({ to: '/media' }), sign: 'media' },
  { name: msg`Coupon`, link: linkOptions({ to: '/coupon' }), sign: 'coupon' },
]

/** The pages that the main navigation has under "More" where it is one row. */
export const moreNavigation = [
  { name: msg`Developer log`, link: linkOptions({ to: '/devlog/withBTS' }), sign: 'devlog' },
  { name: msg`FAQ`, link: linkOptions({ to: '/community/faq' }), sign: 'faq' },
  { name: msg`Surveys`, link: linkOptions({ to: '/survey' }), sign: 'survey' },
  { name: msg`Settings`, link: linkOptions({ to: '/settings' }), sign: 'settings' },
]

/** The links of the footer, in groups. The links of the footer endpoint follow those of the help. */
export const gameLinks = [
  { name: msg`Games`, link: linkOptions({ to: '/game' }) },
  { name: msg`Members`, link: linkOptions({ to: '/members' }) },
  { name: msg`Music`, link: linkOptions({ to: '/music' }) },
  { name: msg`Rankings`, link: linkOptions({ to: '/ranking' }) },
  { name: msg`Coupon`, link: linkOptions({ to: '/coupon' }) },
]
export const communityLinks = [
  { name: msg`News`, link: linkOptions({ to: '/community/news' }) },
  { name: msg`Events`, link: linkOptions({ to: '/community/event' }) },
  { name: msg`Developer log`, link: linkOptions({ to: '/devlog/withBTS' }) },
  { name: msg`Media`, link: linkOptions({ to: '/media' }) },
  { name: msg`Surveys`, link: linkOptions({ to: '/survey' }) },
]
export const helpLinks = [
  { name: msg`FAQ`, link: linkOptions({ to: '/community/faq' }) },
  { name: msg`Settings`, link: linkOptions({ to: '/settings' }) },
]
export const policyLinks = [
  // The law of Korea wants it to stand out.
  {
    name: msg`Privacy policy`,
    link: linkOptions({ to: '/policy/privacy-policy' }),
    standsOutIn: 'ko',
  },
  { name: msg`Terms of service`, link: linkOptions({ to: '/policy/terms' }) },
  { name: msg`Rules of conduct`, link: linkOptions({ to: '/policy/operation-policy' }) },
  { name: msg`Cookie policy`, link: linkOptions({ to: '/policy/cookies' }) },
]
