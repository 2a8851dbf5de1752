import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'

/** The main navigation (docs/product.md#routes). */
export const mainNavigation = [
  { name: msg`Game`, link: linkOptions({ to: '/game' }) },
  { name: msg`News`, link: linkOptions({ to: '/community/news' }) },
  { name: msg`Events`, link: linkOptions({ to: '/community/event' }) },
  { name: msg`Rankings`, link: linkOptions({ to: '/ranking' }) },
  { name: msg`Developer log`, link: linkOptions({ to: '/devlog/withBTS' }) },
  { name: msg`Media`, link: linkOptions({ to: '/media' }) },
  { name: msg`FAQ`, link: linkOptions({ to: '/community/faq' }) },
  { name: msg`Coupon`, link: linkOptions({ to: '/coupon' }) },
]

/** The site's own footer links. The links of the footer endpoint follow them. */
export const footerNavigation = [
  // The law of Korea wants it to stand out.
  {
    name: msg`Privacy policy`,
    link: linkOptions({ to: '/policy/privacy-policy' }),
    standsOutIn: 'ko',
  },
  { name: msg`Terms of service`, link: linkOptions({ to: '/policy/terms' }) },
  { name: msg`Rules of conduct`, link: linkOptions({ to: '/policy/operation-policy' }) },
  { name: msg`Cookie policy`, link: linkOptions({ to: '/policy/cookies' }) },
  { name: msg`Surveys`, link: linkOptions({ to: '/survey' }) },
  { name: msg`FAQ`, link: linkOptions({ to: '/community/faq' }) },
  { name: msg`Settings`, link: linkOptions({ to: '/settings' }) },
]
