import { unbroken, bindNouns } from '#i18n/unbroken.ts'
import { site } from '#site.ts'
import { sizeOf } from './image-url.ts'

/** A block of a text: a heading, a paragraph, a list, a table, a quotation or an image. */
export interface Block {
  html: string
  /** The words after `@when`: the block is part of the text only then (mocks/db/posts/README.md). */
  when: string | undefined
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const names = Object.values(site.game).map((name) => [name, unbroken(name)] as const)

/** Binds what no line separates: the name of the game, and Korean determiners to their nouns. */
function bound(text: string): string {
  return bindNouns(names.reduce((all, [name, one]) => all.replaceAll(name, one), text))
}

/** Bold, emphasis and links. The stars of a masked name are neither. */
function inline(text: string): string {
  return escaped(bound(text))
    .replace(/(^|[^*])\*\*([^*,、 ][^*]*)\*\*(?!\*)/g, '$1<strong>$2</strong>')
    .replace(/(^|[^*])\*([^*,、 ][^*]*)\*(?!\*)/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
}

function cells(line: string, tag: 'th' | 'td'): string {
  const texts = line.replace(/^\||\|$/g, '').split('|')
  return `<tr>${texts.map((text) => `<${tag}>${inline(text.trim())}</${tag}>`).join('')}</tr>`
}

function table([head = '', ...rows]: readonly string[]): string {
  const body = rows.map((row) => cells(row, 'td')).join('')
  return `<table><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table>`
}

function list(tag: 'ul' | 'ol', lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</li>`)
  const first = Number.parseInt(lines[0] ?? '', 10)
  const start = first > 1 ? ` start="${first}"` : ''
  return `<${tag}${start}>${items.join('')}</${tag}>`
}

function imageHtml(line: string): string {
  const [, alt = '', name = '', caption] = /^!\[(.+)\]\((\S+)\)(?: (.+))?$/.exec(line) ?? []
  const { url, width, height } = sizeOf(name)
  const image = `<img src="${url}" alt="${escaped(alt)}" width="${width}" height="${height}">`
  return caption === undefined
    ? `<p>${image}</p>`
    : `<figure>${image}<figcaption>${inline(caption)}</figcaption></figure>`
}

function block(lines: readonly string[]): string {
  const [first = ''] = lines
  const heading = /^(##+) (.+)$/.exec(first)
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`
  if (first.startsWith('![')) return imageHtml(first)
  if (first.startsWith('|')) return table(lines)
  if (first.startsWith('- ')) return list('ul', lines)
  if (/^\d+\. /.test(first)) return list('ol', lines)
  const isQuote = first.startsWith('> ')
  const text = lines.map((line) => inline(isQuote ? line.replace(/^> ?/, '') : line)).join('<br>')
  return isQuote ? `<blockquote><p>${text}</p></blockquote>` : `<p>${text}</p>`
}

/** Reads the blocks of a text, which empty lines separate. A heading is a block of its own in any case. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let when: string | undefined
  for (const part of text.replace(/^##+ .+$/gm, '$&\n').split(/\n\s*\n/)) {
    const condition = /^@when (.+)$/.exec(part.trim())
    if (condition) when = condition[1]
    else if (part.trim() === '@always') when = undefined
    else if (part.trim() !== '') {
      blocks.push({
        html: block(
          part
            .trim()
            .split('\n')
            .map((line) => line.trim()),
        ),
        when,
      })
    }
  }
  return blocks
}
