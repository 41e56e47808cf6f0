import sharp from 'sharp'
import { expect, test } from 'vitest'
import { appleIcon, icons, maskableIcon } from '@/core/brand/logo'
import { iconPng } from './icons'

/** The colour of one pixel, with its opacity. */
async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * 4
  return [...data.subarray(at, at + 4)]
}

test.each([...icons, maskableIcon, appleIcon])('the icon $path is a small square PNG of $size pixels', async (icon) => {
  const png = await iconPng(icon)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size })
  expect(png.length).toBeLessThan(40_000)
})

test('the maskable icon is filled to its corners, with its mark inside the safe circle', async () => {
  const [first] = icons
  expect((await pixel(await iconPng(first), 0, 0))[3]).toBe(0)
  const whole = await iconPng(maskableIcon)
  const corner = await pixel(whole, 0, 0)
  expect(corner[3]).toBe(255)
  // The circle that is always seen reaches to a tenth from the edge.
  for (let x = 0; x < maskableIcon.size / 10; x++) expect(await pixel(whole, x, 256)).toEqual(corner)
  expect(await pixel(whole, 256, 112)).not.toEqual(corner)
})
