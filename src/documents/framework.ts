/**
 * What this room knows of the framework: how Next and React write a page, and where a build lays it. framework.test.ts
 * looks for each of these assumptions in a built site and names the one that no longer holds.
 */

/** Pages that `next build` has rendered: `<language>/<path>.html`, with what the router fetches of each beside it. */
export const PAGES = '.next/server/app'
/** Endings of a rendered page's files beside `.html`. */
export const PAGE_PARTS = ['.rsc', '.meta', '.segments'] as const

/** Cookie of the draft mode: with the key of the build as its value, Next renders a prerendered page again. */
export const DRAFT_COOKIE = '__prerender_bypass'
/** The build's file with that key, below `.next`. */
export const PRERENDER_MANIFEST = 'prerender-manifest.json'
export interface PrerenderManifest {
  preview: { previewModeId: string }
}

/** Header of a request for the pieces with which the router goes on inside an app. */
export const RSC_HEADER = 'rsc'

/** Any script, with its attributes. */
export const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Attributes of a script that a document keeps: our own, and JSON-LD. */
export const KEPT = /\bdata-keep\b|application\/ld\+json/

/**
 * A script of the framework: a page that is rendered for one person has a nonce before or after `async`. The script for
 * browsers without modules stays where it is.
 */
export const CHUNK =
  /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: nonce="[^"]*")? async=""(?: nonce="([^"]*)")?><\/script>/g
/** @internal The script for browsers without modules, which is not async. */
export const OLD_BROWSERS = /^<script src="\/_next\/static\/chunks\/[^"]+\.js" noModule=""/
/**
 * @internal A script in the page: names the chunks and the module that starts React, or holds data of the router (RSC payload).
 */
export const INLINE = /^<script(?: id="_R_")?(?: nonce="[^"]*")?>\(?(?:globalThis\["TURBOPACK"\]|self\.__next_f)/
/** The nonce of a page's first script. */
export const CHUNK_NONCE = /<script src="\/_next\/static\/chunks\/[^"]+\.js"[^>]*? nonce="([^"]*)"/
/** A hint for a script, as React writes it; attributes may come in any order in a document. */
export const HINT = /<link rel="preload" as="script"[^>]*>/g
export const ANY_HINT = /<link\b[^>]*\bas="script"[^>]*>/g

/** React's marks for boundaries, texts that follow each other, and activities. */
export const MARK = /<!--(?:\$|\/\$|\$\?|\$!|&|\/&| )?-->/g
/** Where the metadata of the page would stand if they came later. */
export const EMPTY_PLACE = /<div hidden="">\s*<\/div>/g
/** An element's `style`, with what stands before it in its tag. */
export const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) style="([^"]*)"/g

/** The root element of `src/app/[lng]/layout.tsx`, with its attributes in the order of the source. */
export const DOCUMENT = /<html[^>]* data-kind="document"/
/** One with a frame around it; a plain page that a route has made has none. */
export const FRAMED_DOCUMENT = /<html[^>]* data-kind="document" data-layout="/
export const CHINESE = /<html[^>]* lang="zh/
/** Start of the content, behind the ways through the site. */
export const CONTENT = '<main id="content">'
/** `<section data-status="410">`: the status that a page gives itself, which Next sends as 200. */
export const OWN_STATUS = /<section\b[^>]* data-status="(\d{3})"/

/**
 * What Next sends where a page ends with `notFound()` or throws: a document without a language, a style or a word, that
 * waits for a script to draw it.
 */
export const UNDRAWN = /<html[^>]* id="__next_error__"/
