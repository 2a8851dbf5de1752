import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { linkOptions, type LinkProps } from '@tanstack/react-router'

/**
 * Returns a page that the navigation links. Its icon is a part of `art/menu-icons-1152x96.webp`, named by its group
 * of four and its number there. Its tile has the color of the member who lends it to the page, or of Lumi.
 */
const page = (name: MessageDescriptor, to: LinkProps['to'], icon: string, member?: string) => ({
  name,
  link: { to },
  icon,
  member,
})

const game = page(msg`Games`, '/game', '00')
const members = page(msg`Members`, '/members', '01', 'byol')
const news = page(msg`News`, '/community/news', '02', 'pado')
const events = page(msg`Events`, '/community/event', '03', 'moru')
const rankings = page(msg`Rankings`, '/ranking', '10', 'byol')
const music = page(msg`Music`, '/music', '11', 'dalbo')
const media = page(msg`Media`, '/media', '12', 'ipsae')
const coupon = page(msg`Coupon`, '/coupon', '13', 'moru')
const devlog = page(msg`Developer log`, '/devlog/withBTS', '20', 'dalbo')
const faq = page(msg`FAQ`, '/community/faq', '21', 'pado')
const surveys = page(msg`Surveys`, '/survey', '22', 'ipsae')
const settings = page(msg`Settings`, '/settings', '23', 'dalbo')

/** The main navigation (docs/product.md#routes). */
export const mainNavigation = [game, members, news, events, rankings, music, media, coupon]

/** The pages that the main navigation has under "More" where it is one row. */
export const moreNavigation = [devlog, faq, surveys, settings]

/** The links of the page of an unknown URL. */
export const popularLinks = [game, members, news, events]

/** The links of the footer, in groups. The links of the footer endpoint follow those of the help. */
export const gameLinks = [game, members, music, rankings, coupon]
export const communityLinks = [news, events, devlog, media, surveys]
export const helpLinks = [faq, settings]
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
