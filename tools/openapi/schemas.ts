import * as v from 'valibot'
import { Session } from '#api/session.ts'
import { TestAccount } from '#features/debug/debug.schema.ts'
import { Message, MessageDetail, ProducerNote } from '#features/devlog/devlog.schema.ts'
import { FaqCategory, FaqEntry } from '#features/faq/faq.schema.ts'
import { Game } from '#features/game/game.schema.ts'
import { Hearts } from '#features/heart-event/heart-event.schema.ts'
import { KeyVisual } from '#features/home/home.schema.ts'
import { MediaBanner, MediaCategory, MediaItem } from '#features/media/media.schema.ts'
import { Track } from '#features/music/music.schema.ts'
import { Notice, NoticeDetail } from '#features/notice/notice.schema.ts'
import { PolicyItem, PolicyText } from '#features/policy/policy.schema.ts'
import { Popup } from '#features/popup/popup.schema.ts'
import {
  Icon,
  Leaderboard,
  RankerEntry,
  RankingBanner,
  Season,
} from '#features/ranking/ranking.schema.ts'
import { Option, Question, Survey, SurveyDetail } from '#features/survey/survey.schema.ts'
import { FooterItem } from '#layouts/footer/footer.schema.ts'

/** The schemas that the app parses responses with, by their names in docs/openapi.json. */
export const responseSchemas = {
  KeyVisual,
  Notice,
  NoticeDetail,
  Popup,
  DevlogPost: Message,
  DevlogDetail: MessageDetail,
  ProducerNote,
  Game,
  Category: FaqCategory,
  Faq: FaqEntry,
  MediaCategory,
  MediaItem,
  MediaBanner,
  RankingBanner,
  Bgm: Track,
  FooterItem,
  PolicyItem,
  Html: PolicyText,
  TestAccount,
  Season,
  HighRanker: RankerEntry,
  Leaderboard,
  IconEntry: Icon,
  Hearts,
  Survey,
  Question,
  Option,
  SurveyDetail,
  Session,
} satisfies Record<string, v.GenericSchema>

export type SchemaName = keyof typeof responseSchemas

/** A schema that docs/openapi.json refers to by its name. */
export const component = (name: SchemaName): v.GenericSchema => responseSchemas[name]

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The data of a paged list. The app's own schema (`pageOf`) also tolerates missing figures. */
export function paged(item: v.GenericSchema): v.GenericSchema {
  return v.object({
    contents: v.array(item),
    totalElements: count,
    totalPages: count,
    page: count,
    size: count,
  })
}
