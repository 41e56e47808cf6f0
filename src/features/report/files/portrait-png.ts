import sharp from 'sharp'
import { paperDay } from '@/core/brand/brand'
import { portraitSvg } from '@/core/charts/drawing/svg'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Likeness } from '../view/likeness'

/** Pixels: twice as many as it is shown with, for sharp screens. */
const size = { width: 1040, height: 832 }

/**
 * The drawing of a result for a mail, on a ground of its own with round corners: a mail program by night turns the
 * letter dark and leaves pictures as they are.
 */
export async function portraitPng(slug: string, picture: Likeness['picture']): Promise<Buffer> {
  const { width, height } = size
  const drawn = portraitSvg(drawingOf(slug, picture), paperDay, { x: 20, y: 16, width: width - 40 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="32" fill="${paperDay.paper}"/>${drawn}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9, effort: 7 }).toBuffer()
}
