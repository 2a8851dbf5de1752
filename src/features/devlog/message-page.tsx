import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { isNotFound } from '#api/api-error.ts'
import type { Post } from '#api/neighbors.ts'
import { asLang, langOf, languages, localeOf, type Lang } from '#i18n/lang.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { ArticleMetadata } from '#ui/article/article.tsx'
import { Day } from '#ui/date/date.tsx'
import type { Neighbor } from '#ui/list/neighbors.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import {
  LanguageChoice,
  ReadingName,
  usePairNames,
  useReadingChoice,
} from '#ui/article/reading.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { DevlogArticle } from './devlog-article.tsx'
import { useMessage, useMessageNeighbors } from './devlog.queries.ts'
import { MessageText } from './message-text.tsx'
import { offeredLangs, readingFor, readingOf, type MessageReading } from './message-reading.ts'
import { rememberedLangAtom, reportUnavailableMessageAtom } from './devlog.atoms.ts'

const linkTo = (post: Post | undefined): Neighbor | undefined =>
  post && {
    title: post.title,
    link: { to: '/devlog/withBTS/$idx', params: { idx: post.id } },
    art: <Picture src={post.thumbnail} alt="" width={640} height={360} ratio="cover" />,
  }

const renderWhileLeaving = () => <LoadingState rows={6} />

interface MessagePageProps {
  id: number
  /** A second language, from the URL. */
  secondLang: Lang | undefined
}

/** Shows a developer message; sends the reader back if it can't be loaded. */
export function MessagePage({ id, secondLang }: MessagePageProps) {
  const { i18n } = useLingui()
  const message = useMessage(id)
  const { older, newer } = useMessageNeighbors(id)
  const isLoaded = message.data !== undefined
  useLeaveFailedMessage(id, message.isError && message.fetchStatus === 'idle' && !isLoaded)
  useMarkRead('message', message.data?.id)
  const isOriginal = message.data?.isOriginal ?? false
  // A video shows it as its poster.
  const art = message.data?.video === null ? message.data.thumbnail : undefined
  const own = isOriginal ? 'kr' : langOf(i18n.locale)
  const [reading, choose] = useMessageReading(own, secondLang)
  return (
    <SectionPage
      name={message.data?.title}
      isAwaited={message.isPending}
      nameLang={isOriginal ? 'ko' : undefined}
      textLang={isOriginal ? 'ko' : undefined}
      description={message.data && descriptionOf(message.data.html, message.data.summary)}
      publishedAt={message.data?.publishedAt}
      isMissing={isNotFound(message.error)}
      awaitsArt
      isArticle
      mascot="dalbo"
      art={art}
      tools={
        message.data && (
          <ArticleMetadata share={<ShareButton title={message.data.title} />}>
            <Trans>From the developers</Trans>
            <Day instant={message.data.publishedAt} />
          </ArticleMetadata>
        )
      }
    >
      <QueryBoundary query={message} rows={6} failed={renderWhileLeaving}>
        {(read) => (
          <DevlogArticle
            wide={reading !== 'own' && reading !== 'original'}
            older={linkTo(older)}
            newer={linkTo(newer)}
            list={{ to: '/devlog/withBTS' }}
          >
            <MessageChoice own={own} chosen={reading} onChoose={choose} />
            <MessageText message={read} own={own} reading={reading} />
          </DevlogArticle>
        )}
      </QueryBoundary>
    </SectionPage>
  )
}

interface MessageChoiceProps {
  /** The language of the text. */
  own: Lang
  chosen: MessageReading
  onChoose: (choice: MessageReading) => void
}

/** Renders the choice of the language or languages in which messages are read. */
function MessageChoice({ own, chosen, onChoose }: MessageChoiceProps) {
  const { t, i18n } = useLingui()
  const pairName = usePairNames()
  const options: { value: MessageReading; name: ReactNode }[] = [
    { value: 'own', name: <span lang={localeOf(own)}>{languages[own].name}</span> },
    ...offeredLangs(own, langOf(i18n.locale)).map((lang) => ({
      value: lang,
      name: <ReadingName full={pairName(own, lang)} lang={lang} isSecond />,
    })),
  ]
  if (own !== 'kr')
    options.push({ value: 'original', name: <ReadingName full={t`Korean original`} lang="kr" /> })
  return <LanguageChoice options={options} chosen={chosen} onChoose={onChoose} />
}

/**
 * Returns how a message is read, and a function that changes it: in the URL, on this device, and for other
 * texts with a Korean original.
 * @param own the language of the text
 * @param secondLang the second language in the URL
 */
function useMessageReading(own: Lang, secondLang: Lang | undefined) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [reading, setReading] = useReadingChoice()
  const [remembered, remember] = useAtom(rememberedLangAtom)
  const page = langOf(i18n.locale)
  const choose = (choice: MessageReading) => {
    const lang = asLang(choice)
    remember(lang)
    setReading(readingFor(choice))
    void navigate({
      to: '.',
      search: (now) => ({ ...now, with: lang ?? undefined }),
      replace: true,
      resetScroll: false,
      state: { keepScroll: true },
    })
  }
  return [readingOf({ own, page, secondLang, reading, remembered }), choose] as const
}

/**
 * Goes back one page if a message failed to load, or to the list if there is no previous page. The
 * destination shows a notice (docs/product.md#developer-log).
 */
function useLeaveFailedMessage(id: number, failed: boolean): void {
  const { t } = useLingui()
  const router = useRouter()
  const announce = useAnnounce()
  const reportUnavailable = useSetAtom(reportUnavailableMessageAtom)
  const handledId = useRef<number | null>(null)
  // Navigates only once per message.
  useEffect(() => {
    if (!failed || handledId.current === id) return
    handledId.current = id
    reportUnavailable(id)
    announce(t`We couldn't open the post.`, true)
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/devlog/withBTS', replace: true })
  }, [announce, failed, id, reportUnavailable, router, t])
}
