import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Page } from '#ui/page/page.tsx'
import { Field, SelectField } from '#ui/form/field.tsx'
import { SearchForm } from '#ui/list/search-form.tsx'
import { Section } from '#ui/page/section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Column } from '#ui/table/use-data-table.ts'
import { Day } from '#ui/date/date.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import './debug-texts.ts'
import { KitParts, KitStates, KitTexts } from './kit-parts.tsx'

/** Shows every shared component in every state, for visual checks. */
export function KitPage() {
  const { t } = useLingui()
  return (
    <Page name={t`UI kit`}>
      <div className="stack">
        <KitParts />
        <KitFields />
        <KitLists />
        <KitStates />
        <KitOverlays />
        <KitTexts />
      </div>
    </Page>
  )
}

const seasons = [
  { value: '12', name: 'Season 12' },
  { value: '11', name: 'Season 11' },
] as const

/** Shows form fields in their states, and the search form of a list. */
function KitFields() {
  const [season, setSeason] = useState<'11' | '12'>('12')
  const [keyword, setKeyword] = useState('')
  return (
    <Section title="Fields">
      <div className="stack">
        <SearchForm keyword={keyword} onSearch={setKeyword} />
        <Field label="Member number" hint="In the game: Settings, Account." placeholder="1234" />
        <Field
          label="Coupon code"
          hint="12 to 16 letters and digits"
          error="Invalid code, Please try again."
          defaultValue="LUMI"
        />
        <Field label="Signed in as" readOnly defaultValue="100200300" />
        <SelectField label="Season" value={season} options={seasons} onChoose={setSeason} />
      </div>
    </Section>
  )
}

interface Post {
  number: number
  title: string
  at: number
}

const posts: Post[] = [
  { number: 12, title: 'The lantern festival begins', at: 1_718_067_600_000 },
  { number: 11, title: '점검 안내: 6월 11일 오전 10시부터 정오까지 접속할 수 없습니다', at: 0 },
  { number: 10, title: '灯籠まつりのお知らせと、新しいパズル百二十面の追加について', at: 0 },
]

const postColumns: Column<Post>[] = [
  { accessorKey: 'number', header: 'No.', meta: { isNumeric: true } },
  {
    id: 'title',
    header: 'Title',
    meta: { isRowHeader: true },
    cell: ({ row }) => <Link to="/">{row.original.title}</Link>,
  },
  { id: 'at', header: 'Date', cell: ({ row }) => <Day instant={row.original.at} /> },
]

const pageLink = (page: number): LinkProps => ({
  to: '/community/news',
  search: { page, keyword: '' },
})

const tabs = [
  { id: 'here', name: 'This page', link: { to: '.' }, isShown: true },
  { id: 'news', name: 'News', link: { to: '/community/news' }, isShown: false },
  { id: 'events', name: 'Events', link: { to: '/community/event' }, isShown: false },
] satisfies { id: string; name: string; link: LinkProps; isShown: boolean }[]

/** Shows tabs, tables and pagination. */
function KitLists() {
  return (
    <Section title="Lists">
      <TabLinks label="Leaderboards" tabs={tabs} />
      <DataTable
        caption="Letters"
        columns={postColumns}
        rows={posts}
        rowId={(row) => String(row.number)}
      />
      <Pagination page={1} pageCount={5} linkTo={pageLink} />
      <Pagination page={50} pageCount={128} linkTo={pageLink} />
    </Section>
  )
}

const paragraphs = Array.from({ length: 12 }, (_, index) => index + 1)

/** Shows dialogs: a short one and a long one. */
function KitOverlays() {
  const [open, setOpen] = useState<'short' | 'long' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialog">
      <div className="cluster">
        <Button onClick={() => setOpen('short')}>Short</Button>
        <Button onClick={() => setOpen('long')}>Long</Button>
      </div>
      {open === 'short' && (
        <Dialog onClose={close} title="A short one">
          <p>The lanterns are lit.</p>
          <Button primary onClick={close}>
            Good
          </Button>
        </Dialog>
      )}
      {open === 'long' && (
        <Dialog onClose={close} title="제목이 길어서 두 줄이 되는 대화 상자의 예시입니다">
          {paragraphs.map((number) => (
            <p key={number}>
              {`${number}. A small island at dusk, and the sea around it, quiet and wide.`}
            </p>
          ))}
        </Dialog>
      )}
    </Section>
  )
}
