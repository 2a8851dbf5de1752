import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'

/**
 * The main navigation (docs/product.md#routes). A sign is a part of `art/menu-signs-1152x96.webp`; a tile has the color of the member
 * who lends it to the page, or of Lumi.
 */
export const mainNavigation = [
  { name: msg`Games`, link: linkOptions({ to: '/game' }), sign: 'game' },
  { name: msg`Members`, link: linkOptions({ to: '/members' }), sign: 'members', member: 'byol' },
  { name: msg`News`, link: linkOptions({ to: '/community/news' }), sign: 'news', member: 'pado' },
  {
    name: msg`Events`,
    link: linkOptions({ to: '/community/event' }),
    sign: 'events',
    member: 'moru',
  },
  { name: msg`Rankings`, link: linkOptions({ to: '/ranking' }), sign: 'ranking', member: 'byol' },
  { name: msg`Music`, link: linkOptions({ to: '/music' }), sign: 'music', member: 'dalbo' },
  { name: msg`Media`, link: linkOptions({ to: '/media' }), sign: 'media', member: 'ipsae' },
  { name: msg`Coupon`, link: linkOptions({ to: '/coupon' }), sign: 'coupon', member: 'moru' },
]

/** The pages that the main navigation has under "More" where it is one row. */
export const moreNavigation = [
  {
    name: msg`Developer log`,
    link: linkOptions({ to: '/devlog/withBTS' }),
    sign: 'devlog',
    member: 'dalbo',
  },
  { name: msg`FAQ`, link: linkOptions({ to: '/community/faq' }), sign: 'faq', member: 'pado' },
  { name: msg`Surveys`, link: linkOptions({ to: '/survey' }), sign: 'survey', member: 'ipsae' },
  {
    name: msg`Settings`,
    link: linkOptions({ to: '/settings' }),
    sign: 'settings',
    member: 'dalbo',
  },
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
  // Korean law requires this link to stand out.
  {
    name: msg`Privacy policy`,
    link: linkOptions({ to: '/policy/privacy-policy' }),
    standsOutIn: 'ko',
  },
  { name: msg`Terms of service`, link: linkOptions({ to: '/policy/terms' }) },
  { name: msg`Rules of conduct`, link: linkOptions({ to: '/policy/operation-policy' }) },
  { name: msg`Cookie policy`, link: linkOptions({ to: '/policy/cookies' }) },
]
