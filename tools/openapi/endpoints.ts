import * as v from 'valibot'
import * as Request from '../../mocks/requests.ts'
import { bodiless, call, file, type Endpoint } from './endpoint.ts'
import { notFound, playerEndpoints } from './player-endpoints.ts'
import { component, paged } from './schemas.ts'

const list = (name: Parameters<typeof component>[0]) => v.array(component(name))
const page6 = { lang: 'en', page: 1, size: 6 }
const page10 = { lang: 'en', page: 1, size: 10 }

const mainPage: Endpoint[] = [
  call('Main page', '/main/keyvisual', list('KeyVisual'), {
    summary: 'Key visuals, in the order in which the main page shows them.',
  }),
  call('Main page', '/main/notice', list('Notice'), {
    summary: 'Newest notices and events, newest first.',
  }),
  call('Main page', '/main/withBTS', list('DevlogPost'), {
    summary: 'Newest developer messages, newest first.',
  }),
  call('Main page', '/main/popup', list('Popup'), {
    summary: 'Popups, in the order of their pages.',
  }),
  call('Main page', '/main/pd-note', list('ProducerNote'), {
    summary: 'Newest producer notes, at most `size`.',
    body: Request.ProducerNotesQuery,
    sample: { body: { lang: 'en', size: 100 } },
  }),
]

const community: Endpoint[] = [
  call('Notices, events and FAQ', '/community/notice', paged(component('Notice')), {
    summary: 'Notices, newest first.',
    body: Request.CommunityListQuery,
    sample: { body: page6 },
  }),
  call('Notices, events and FAQ', '/community/notice/{idx}', component('NoticeDetail'), {
    summary:
      'One notice or event, with its older (`prev`) and newer (`next`) neighbor. The site requests a 404 in `en` or `ja` again in `ko`.',
    codes: notFound,
    sample: { params: { idx: '1060' } },
  }),
  call('Notices, events and FAQ', '/community/event', paged(component('Notice')), {
    summary: 'Events, newest first.',
    body: Request.CommunityListQuery,
    sample: { body: page6 },
  }),
  call('Notices, events and FAQ', '/community/search', paged(component('Notice')), {
    summary: 'Notices or events whose title contains the keyword, newest first.',
    body: Request.SearchQuery,
    sample: { body: { ...page6, keyword: 'lantern', board: 'notice' } },
  }),
  bodiless('Notices, events and FAQ', '/community/category', list('Category'), {
    summary: 'Categories of the FAQ. The site adds "All" in front.',
  }),
  call('Notices, events and FAQ', '/community/faq', list('Faq'), {
    summary: 'Questions of one category; category 0 means all.',
    body: Request.FaqQuery,
    sample: { body: { lang: 'en', category: 0 } },
  }),
]

const gallery: Endpoint[] = [
  call('Gallery', '/media/board', paged(component('MediaItem')), {
    summary:
      'Images and videos, newest first; category 0 means all. `hasMore` is false for page 1 and true for later pages.',
    body: Request.MediaBoardQuery,
    sample: { body: { ...page6, categoryIdx: 0, hasMore: false } },
  }),
  bodiless('Gallery', '/media/board/{idx}', component('MediaItem'), {
    summary: 'One item. The language is in the `Accept-Language` header.',
    codes: notFound,
    sample: { params: { idx: '499' } },
  }),
  bodiless('Gallery', '/media/banner', list('MediaBanner'), {
    summary: 'Banners above the gallery.',
  }),
  bodiless('Gallery', '/media/category', list('MediaCategory'), {
    summary: 'Categories of the gallery. The site adds "All" in front.',
  }),
]

const board = { section: 'Rankings' } as const
const rankings: Endpoint[] = [
  call('Rankings', '/ranking/banner', component('RankingBanner'), {
    summary: 'Images above and below a leaderboard.',
    body: Request.RankingBannerQuery,
    sample: { body: { lang: 'en', type: 'level' } },
  }),
  ...(['levels', 'styles'] as const).flatMap((name) => [
    file(`/game-data/leaderboard/${name}.json`, list('Season'), {
      ...board,
      summary: `Seasons of the ${name.slice(0, -1)} leaderboard, in any order.`,
    }),
    file(`/game-data/leaderboard/${name}/{seasonFilename}`, component('Leaderboard'), {
      ...board,
      summary: `The ${name.slice(0, -1)} leaderboard of one season.`,
      sample: {
        params: {
          seasonFilename: `${name.slice(0, -1)}-2025-04-s${name === 'levels' ? 1 : 19}.json`,
        },
      },
    }),
  ]),
  file('/game-data/club-icons.json', list('IconEntry'), { ...board, summary: 'Club emblems.' }),
  file('/game-data/user-icons.json', list('IconEntry'), { ...board, summary: 'Profile icons.' }),
]

const developerLog: Endpoint[] = [
  call('Developer log', '/intheseom/withBTS', paged(component('DevlogPost')), {
    summary: 'Developer messages, newest first.',
    body: Request.ListQuery,
    sample: { body: page10 },
  }),
  call('Developer log', '/intheseom/withBTS/{idx}', component('DevlogDetail'), {
    summary: 'One developer message. The site requests a 404 in `en` or `ja` again in `ko`.',
    codes: notFound,
    sample: { params: { idx: '324' } },
  }),
  call('Developer log', '/intheseom/pd-note', paged(component('ProducerNote')), {
    summary: 'Producer notes, newest first.',
    body: Request.ListQuery,
    sample: { body: page10 },
  }),
  call('Developer log', '/intheseom/pd-note/{idx}', component('ProducerNote'), {
    summary: 'One producer note.',
    codes: notFound,
    sample: { params: { idx: '801' } },
  }),
]

const settings: Endpoint[] = [
  call('Settings', '/setting/bgm', list('Bgm'), {
    summary: 'Background music of a [music code](product.md#music); an unknown code has no tracks.',
    body: Request.MusicQuery,
    sample: { body: { code: 'MAIN_EN' } },
  }),
  bodiless('Settings', '/setting/footer', list('FooterItem'), {
    summary:
      'Links that are added to the footer. An item with an empty title is left out in that language.',
  }),
  ...(['privacy-policy', 'terms'] as const).map((name) =>
    call('Settings', `/setting/${name}`, list('PolicyItem'), {
      summary: `Versions of the ${name === 'terms' ? 'terms of service' : 'privacy policy'}, in any order.`,
    }),
  ),
  call('Settings', '/setting/pages/{page}', component('Html'), {
    summary:
      'A page of text: `privacy-policy`, `operation-policy`, `terms`, `cookies` or a code of `/policy/page/{code}`. With `idx` one version of a policy, without it the newest.',
    body: Request.PageQuery,
    codes: { 404: 'Unknown page or version; `data` is null.' },
    sample: { params: { page: 'cookies' } },
  }),
  file('/game-data/event/hearts-202306.json', component('Hearts'), {
    section: 'Settings',
    summary: 'Heart count of the June 2023 event.',
  }),
]

/** All endpoints that the site uses. */
export const endpoints: readonly Endpoint[] = [
  ...mainPage,
  call('Games', '/game', list('Game'), { summary: 'Games with their stories.' }),
  ...community,
  ...gallery,
  ...rankings,
  ...developerLog,
  ...settings,
  ...playerEndpoints,
]
