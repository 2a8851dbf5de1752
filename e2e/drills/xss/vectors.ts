import { encodings, schemes } from './urls.ts'
import { attributeNames, elementNames, eventNames } from './names.ts'

/** HTML that reports to `ran(id)` if a script in it runs. */
export interface Vector {
  family: 'event' | 'url' | 'mutation' | 'attribute'
  html: string
  /** The events that would run it. */
  events: readonly string[]
}

const contexts = ['', '<svg>', '<math><mtext>']

function* eventVectors(id: () => number): Generator<Vector> {
  const events = eventNames()
  for (const element of elementNames()) {
    for (const context of contexts) {
      for (const event of events) {
        const html = `${context}<${element} src=x href=x tabindex=1 ${event}="ran(${id()})">a</${element}>`
        yield { family: 'event', html, events: [event.slice(2)] }
      }
    }
  }
}

const urlElements =
  'a area base blockquote body button embed form frame iframe image img input ins link object script source track video use animate set svg'
const urlAttributes =
  'href src srcset xlink:href poster background action formaction ping cite data longdesc usemap codebase lowsrc dynsrc to from values ' +
  'srcdoc content'

function* urlVectors(id: () => number): Generator<Vector> {
  for (const element of urlElements.split(' ')) {
    for (const attribute of urlAttributes.split(' ')) {
      for (const scheme of schemes) {
        for (const encode of encodings) {
          const value = encode(scheme(id()))
          const html = `<${element} ${attribute}="${value}" attributename=href>press</${element}>`
          yield { family: 'url', html, events: ['click'] }
        }
      }
    }
  }
}

const containers =
  'svg math mtext mglyph annotation-xml foreignObject desc title style textarea noscript template xmp iframe noembed noframes select ' +
  'option table caption form p a b plaintext'
const insides = [
  (id: number) => `<img src=x onerror="ran(${id})">`,
  (id: number) => `</style><img src=x onerror="ran(${id})">`,
  (id: number) => `<!--</style>--><img title="--&gt;&lt;img src=x onerror=ran(${id})&gt;">`,
  (id: number) => `<![CDATA[<img src=x onerror=ran(${id})>]]>`,
  (id: number) => `<p title="</noscript></title></textarea><img src=x onerror=ran(${id})>">`,
  (id: number) => `<style><a title="</style><img src=x onerror=ran(${id})>">`,
  (id: number) => `<form><p></form><form><img src=x onerror="ran(${id})">`,
  (id: number) => `<a><table><a><img src=x onerror="ran(${id})">`,
  (id: number) => `<svg onload="ran(${id})"><animate onbegin="ran(${id})" attributeName=x />`,
  (id: number) => `<template shadowrootmode=open><img src=x onerror="ran(${id})"></template>`,
]

function* mutationVectors(id: () => number): Generator<Vector> {
  for (const outer of containers.split(' ')) {
    for (const inner of containers.split(' ')) {
      for (const inside of insides) {
        for (const end of ['', `</${inner}></${outer}>`]) {
          const html = `<${outer}><${inner}>${inside(id())}${end}`
          yield { family: 'mutation', html, events: ['error'] }
        }
      }
    }
  }
}

const permitted = 'a img p td ol time h2 table span ruby figure pre'

function* attributeVectors(id: () => number): Generator<Vector> {
  for (const element of permitted.split(' ')) {
    for (const attribute of attributeNames()) {
      for (const value of [`javascript:ran(${id()})`, 'https://evil.invalid/x']) {
        yield {
          family: 'attribute',
          html: `<${element} ${attribute}="${value}">a</${element}>`,
          events: ['click'],
        }
      }
    }
  }
}

/** Generates every vector from the interfaces of this browser. Ids count from 1. */
export function* allVectors(): Generator<Vector> {
  let last = 0
  const id = () => (last += 1)
  yield* eventVectors(id)
  yield* urlVectors(id)
  yield* mutationVectors(id)
  yield* attributeVectors(id)
}
