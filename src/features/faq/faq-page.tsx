import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, type ComponentProps } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { keyword as keywordIn } from '#lib/search-params.ts'
import { CategoryLinks } from '#ui/list/category-links.tsx'
import searchForm from '#ui/list/search-form.module.css'
import { useTypedFilter } from '#ui/list/use-typed-filter.ts'
import { SectionPage } from '#ui/page/band.tsx'
import { Section } from '#ui/page/section.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import button from '#ui/form/button.module.css'
import fields from '#ui/form/field.module.css'
import { Form } from '#ui/form/form.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { filterFaq } from './faq-filter.ts'
import { FaqList, FaqStatus, Glyph, groupsOf } from './faq-list.tsx'
import styles from './faq-page.module.css'
import { useFaqCategories, useFaqEntries } from './faq.queries.ts'
import type { FaqEntry } from './faq.schema.ts'
import { useOpenAnswers } from './use-open-answers.ts'

interface FaqPageProps {
  /** Category id; 0 for all. */
  category: number
  /** Keyword from the URL. */
  keyword: string
}

/** Shows all categories if the question in the URL hash is one of another category. */
function useQuestionOfAnyCategory(category: number, entries: readonly FaqEntry[] | undefined) {
  const navigate = useNavigate()
  const id = useLocation({ select: ({ hash }) => /^faq-(\d+)$/.exec(hash)?.[1] })
  const isElsewhere =
    category !== 0 &&
    id !== undefined &&
    entries !== undefined &&
    entries.every((entry) => String(entry.id) !== id)
  useEffect(() => {
    if (!isElsewhere) return
    const search = (now: object) => ({ ...now, category: undefined })
    void navigate({ to: '/community/faq', search, hash: true, replace: true, resetScroll: false })
  }, [isElsewhere, navigate])
}

const iconOf = (category: number) => <Glyph id={category} />

/** Shows the FAQ by category, filtered while typing. */
export function FaqPage({ category, keyword }: FaqPageProps) {
  const categories = useFaqCategories()
  const entries = useFaqEntries(category)
  const navigate = useNavigate()
  const { i18n } = useLingui()
  const filter = useTypedFilter({
    inUrl: { keyword },
    clean: keywordIn,
    save: (values) =>
      void navigate({
        to: '/community/faq',
        search: (search) => ({ ...search, ...values }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
  })
  useQuestionOfAnyCategory(category, entries.data)
  useOpenAnswers()
  const lang = langOf(i18n.locale)
  const names = categories.data?.map((known) => ({ id: known.id, name: known.names[lang] }))
  const isWhole = category === 0 && filter.shown.keyword === '' && !entries.isPlaceholderData
  return (
    <SectionPage mascot="lumi" tools={<FaqFilterForm keyword={keyword} {...filter.form} />}>
      <div className={styles.categories}>
        <CategoryLinks
          categories={categories}
          chosen={category}
          linkTo={(id) => ({
            to: '/community/faq',
            search: { category: id, keyword: filter.typed.keyword },
          })}
          icon={iconOf}
        />
      </div>
      <QueryBoundary query={entries} rows={8}>
        {(all) => {
          const groups =
            isWhole && names
              ? groupsOf(all, names)
              : [{ id: -1, entries: filterFaq(all, filter.shown.keyword) }]
          return (
            <>
              <FaqStatus groups={groups} />
              {/* Remounts the list for another category, so that no question shifts. */}
              <div key={entries.isPlaceholderData ? -1 : category} className="stack">
                <FaqList groups={groups} end={<MoreHelp />} />
              </div>
            </>
          )
        }}
      </QueryBoundary>
    </SectionPage>
  )
}

/** Renders the ways to get an answer that is not here. */
function MoreHelp() {
  const { i18n } = useLingui()
  const guide = site.guides[langOf(i18n.locale)]
  return (
    <div className={styles.end} data-scheme="dark">
      <Section isPlate title={<Trans>Still have a question?</Trans>}>
        <p>
          <Trans>Write to us in the game, under Settings&nbsp;&gt;&nbsp;Support.</Trans>
        </p>
        {guide !== '' && (
          <SafeLink href={guide} className={button.button}>
            <Trans>Read the game guide</Trans>
            <Icon shape={icons.externalLink} />
          </SafeLink>
        )}
      </Section>
      <Mascot of="ipsae" pose="cheer" />
    </div>
  )
}

interface FaqFilterFormProps extends Pick<ComponentProps<typeof Form>, 'onSubmit'> {
  /** The keyword in the URL. */
  keyword: string
}

/** Search field that filters while typing. Before hydration the browser submits the form to the same URL. */
function FaqFilterForm({ keyword, ...form }: FaqFilterFormProps) {
  const { t } = useLingui()
  return (
    <Form method="get" role="search" className={searchForm.form} {...form}>
      <input
        className={fields.input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        aria-label={t`Search the questions`}
        placeholder={t`Search the questions`}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="icon-button" aria-label={t`Search`}>
        <Icon shape={icons.search} />
      </button>
    </Form>
  )
}
