import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { isNotFound } from '#api/api-error.ts'
import { Page } from '#ui/page.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { FailedState } from '#ui/states.tsx'
import { DevlogLetter } from './devlog-letter.tsx'
import { useNote } from './devlog.queries.ts'
import { otherLang } from './other-lang.ts'

const listLink: LinkProps = { to: '/devlog/withBTS', search: { board: 'note' } }

const whenFailed = (error: Error) => isNotFound(error) && <NoteNotFound />

/** A note of the producer. */
export function ProducerNotePage({ id }: { id: number }) {
  const { i18n } = useLingui()
  const note = useNote(id)
  const lang = note.data && otherLang(note.data.lang, i18n.locale)
  return (
    <Page name={note.data?.title} nameLang={lang} description={note.data?.subtitle}>
      <QueryPart query={note} rows={6} failed={whenFailed}>
        {({ title, subtitle, publishedAt, html }) => (
          <DevlogLetter
            title={title}
            publishedAt={publishedAt}
            lead={subtitle}
            html={html}
            lang={lang}
            listLink={listLink}
          />
        )}
      </QueryPart>
    </Page>
  )
}

function NoteNotFound() {
  return (
    <FailedState>
      <Trans>Could not find page</Trans>
      <br />
      <Link {...listLink}>
        <Trans>Back to the list</Trans>
      </Link>
    </FailedState>
  )
}
