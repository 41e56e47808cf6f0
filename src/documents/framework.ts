/**
 * Assumptions about the framework in this folder: how Next and React write a page, and where a build puts it.
 * framework.test.ts checks each assumption on a built site and names the one that no longer holds.
 */

/**
 * Folder of the pages rendered by `next build`: `<language>/<path>.html`, each with the files that the router fetches.
 */
export const PAGES_DIR = '.next/server/app'
/** Endings of a rendered page's files beside `.html`. */
export const PAGE_PARTS = ['.rsc', '.meta', '.segments'] as const

/** Cookie of the draft mode: if its value is the key of the build, Next renders a prerendered page again. */
export const DRAFT_COOKIE = '__prerender_bypass'
/** Name of the build's file with that key, below `.next`. */
export const PRERENDER_MANIFEST = 'prerender-manifest.json'
export interface PrerenderManifest {
  preview: { previewModeId: string }
}

/** Header of a request for the pieces with which the router navigates inside an app. */
export const RSC_HEADER = 'rsc'

/** Any script, with its attributes. */
export const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Attributes of a script that a document keeps: our own, and JSON-LD. */
export const KEPT_SCRIPT = /\bdata-keep\b|application\/ld\+json/

/**
 * A script of the framework; in a page rendered for one person, it has a nonce before or after `async`. The script for
 * browsers without modules stays in its place.
 */
export const CHUNK_SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: nonce="[^"]*")? async=""(?: nonce="([^"]*)")?><\/script>/g
/** @internal The script for browsers without modules, which is not async. */
export const LEGACY_SCRIPT = /^<script src="\/_next\/static\/chunks\/[^"]+\.js" noModule=""/
/**
 * @internal A script in the page: it names the chunks and the module that starts React, or holds data of the router
 * (RSC payload).
 */
export const INLINE_SCRIPT = /^<script(?: id="_R_")?(?: nonce="[^"]*")?>\(?(?:globalThis\["TURBOPACK"\]|self\.__next_f)/
/** The nonce of a page's first script. */
export const CHUNK_NONCE = /<script src="\/_next\/static\/chunks\/[^"]+\.js"[^>]*? nonce="([^"]*)"/
/** A preload hint for a script, with the attributes in the order in which React writes them. */
export const PRELOAD_SCRIPT_LINK = /<link rel="preload" as="script"[^>]*>/g
/** Any link to a script, with its attributes in any order: what a document must not keep. */
export const SCRIPT_LINK = /<link\b[^>]*\bas="script"[^>]*>/g

/** React's comments for boundaries, adjacent texts, and activities. */
export const REACT_COMMENT = /<!--(?:\$|\/\$|\$\?|\$!|&|\/&| )?-->/g
/** Placeholder for metadata that would arrive later. */
export const EMPTY_PLACEHOLDER = /<div hidden="">\s*<\/div>/g
/** An element's `style`, with the part of its tag before it. */
export const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) style="([^"]*)"/g

/** The root element of `src/app/[lng]/layout.tsx`, with its attributes in the order of the source. */
export const DOCUMENT_TAG = /<html[^>]* data-kind="document"/
/** A document with a frame around it; a plain page from a route has none. */
export const LAYOUT_DOCUMENT = /<html[^>]* data-kind="document" data-layout="/
export const CHINESE_PAGE = /<html[^>]* lang="zh/
/** Start of the content, after the navigation of the site. */
export const CONTENT_START = '<main id="content">'
/** `<section data-status="410">`: the status that a page gives itself, which Next sends as 200. */
export const DATA_STATUS = /<section\b[^>]* data-status="(\d{3})"/

/**
 * A page from Next that ended with `notFound()` or an error: a document without a language, a style or a text, which
 * waits for a script to draw it.
 */
export const UNRENDERED_PAGE = /<html[^>]* id="__next_error__"/
