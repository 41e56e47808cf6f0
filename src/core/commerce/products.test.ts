import { describe, expect, test } from 'vitest'
import { readPublished } from '@/content/check/published'
import { productName } from '@/content/shop/catalogue'
import { capitalise } from '@/core/commerce/product-texts'
import * as z from '@/core/input/zod'
import { translate } from '@/core/texts/dictionary'
import { fanLeftEdge } from '@/ui/motifs/ProductMotif'
import { type Locale, locales } from '../locale'
import { currencies } from './money'
import { findPriceFault } from './price-faults'
import { isKnownSku, isPackSku, ownSkuOfGift, reportsIn } from './product'
import { productAction, productLines, productParams, productText, productTitle, textKeyOf } from './product-texts'
import {
  buildCatalogue,
  giftSkus,
  isShopSku,
  isSku,
  offeredSkus,
  packSkus,
  searchableSkus,
  shopSkus,
  skus,
} from './products'

const ownSkus = offeredSkus.filter((sku) => sku !== 'report')

describe.each([
  { name: 'catalogue', is: isSku, values: skus, not: 'pack-10' },
  { name: 'shop', is: isShopSku, values: shopSkus, not: 'report' },
])('a sku of the $name', ({ is, values, not }) => {
  test('is recognized only by its exact name', () => {
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => !is(value))).toEqual([])
    for (const other of [not, '', `${values[0]} `, 'toString']) expect(is(other)).toBe(false)
  })
})

test('packs are listed in ascending order of their number of reports', () => {
  const sizes = packSkus.map(reportsIn)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(ownSkus.filter((sku) => reportsIn(sku) === 0)).toEqual(['vip'])
})

test('every product that an account can own has exactly one gift version', () => {
  expect(giftSkus.map(ownSkuOfGift)).toEqual([...ownSkus])
})

test('the product lists contain no duplicates and no gifts among the packs', () => {
  expect(giftSkus.filter(isPackSku)).toEqual([])
  expect(new Set(searchableSkus).size).toBe(searchableSkus.length)
})

test('orders can be searched for products that are no longer sold', () => {
  expect(searchableSkus.filter((sku) => !isSku(sku))).toEqual(['pack-10', 'gift-pack-10'])
})

test('every product that was ever sold is still recognized and searchable in orders', () => {
  const sold = new Set(Object.values(readPublished().prices).flatMap(Object.keys))
  expect([...sold].filter((sku) => !isKnownSku(sku))).toEqual([])
  expect([...sold].filter((sku) => !searchableSkus.some((known) => known === sku))).toEqual([])
})

describe('a pack of five', () => {
  const pack = { sku: 'pack-5', amounts: { CNY: 7590, USD: 1899, EUR: 1899 } } as const
  const catalogue = buildCatalogue([
    { sku: 'report', amounts: { CNY: 1990, USD: 499, EUR: 499 } },
    { sku: 'pack-3', amounts: { CNY: 4790, USD: 1199, EUR: 1199 } },
    pack,
    { sku: 'pack-7', amounts: { CNY: 9990, USD: 2499, EUR: 2499 } },
    { sku: 'vip', amounts: { CNY: 1990, USD: 499, EUR: 499 } },
  ])

  test('is listed between the packs of three and seven, also as a gift', () => {
    expect(catalogue.packSkus).toEqual(['pack-3', 'pack-5', 'pack-7'])
    expect(catalogue.skus).toEqual([
      ...['report', 'pack-3', 'pack-5', 'pack-7', 'vip'],
      ...['gift-pack-3', 'gift-pack-5', 'gift-pack-7', 'gift-vip'],
    ])
  })

  test.each(currencies)('has its list price in %s, also as a gift, without a price fault', (currency) => {
    expect(catalogue.listMinorOf('pack-5', currency)).toBe(pack.amounts[currency])
    expect(catalogue.listMinorOf('gift-pack-5', currency)).toBe(pack.amounts[currency])
    expect(
      findPriceFault(
        catalogue.pricesFrom((sku) => catalogue.listMinorOf(sku, currency)),
        30,
      ),
    ).toBeNull()
  })

  test('is accepted by a schema built from the catalogue', () => {
    const Sold = z.enum(catalogue.skus)
    for (const sku of ['pack-5', 'gift-pack-5']) expect(Sold.safeParse(sku).success).toBe(true)
    expect(Sold.safeParse('pack-4').success).toBe(false)
  })

  test('is drawn with its left edge between those of the packs of three and seven', () => {
    expect([1, 3, 5, 7].map((sheets) => fanLeftEdge(sheets))).toEqual([60, 41, 36, 26])
  })
})

const expected: Record<Locale, Record<'pack-5' | 'gift-pack-5' | 'pack-7' | 'gift-pack-7', readonly string[]>> = {
  cn: {
    'pack-5': [
      '5 份报告',
      '购买 5 份报告',
      '存进账号的五份完整报告，用在哪个测试上都行。',
      '可以解锁五次测试的完整报告',
      '所有测试通用，不分先后',
      '没有有效期',
      '5 份报告套餐',
      '5 份完整报告',
      '5 份套餐',
      '心镜 5 份报告套餐',
    ],
    'gift-pack-5': [
      '5 份报告（礼物）',
      '送 5 份报告',
      '一个礼物码，给对方的账号添上五份完整报告。',
      '五份完整报告，做哪个测试由对方决定',
      '一封写着你名字的邮件，附上礼物码',
      '礼物码没有有效期',
      '礼物：5 份报告',
      '5 份完整报告',
      '礼物：5 份',
      '心镜礼物：5 份报告',
    ],
    'pack-7': [
      '7 份报告',
      '购买 7 份报告',
      '账号自带三份，再加七份，正好把十个测试都解锁。',
      '可以解锁七次测试的完整报告',
      '连同注册送的三份，十个测试都够',
      '没有有效期',
      '7 份报告套餐',
      '7 份完整报告',
      '7 份套餐',
      '心镜 7 份报告套餐',
    ],
    'gift-pack-7': [
      '7 份报告（礼物）',
      '送 7 份报告',
      '一个礼物码，给对方的账号添上七份完整报告。',
      '七份完整报告，做哪个测试由对方决定',
      '加上对方注册自带的三份，十个测试都够',
      '什么时候领取都可以',
      '礼物：7 份报告',
      '7 份完整报告',
      '礼物：7 份',
      '心镜礼物：7 份报告',
    ],
  },
  en: {
    'pack-5': [
      '5 reports',
      'Buy 5 reports',
      'Five full reports in your account, for any tests you like.',
      'Opens the full report of five finished tests',
      'For every test, in any order',
      'Doesn’t expire',
      'Pack of 5 reports',
      'Five full reports',
      'Pack of 5',
      'Mindglass pack of 5 reports',
    ],
    'gift-pack-5': [
      '5 reports as a gift',
      'Give 5 reports',
      'A code that puts five full reports in someone’s account.',
      'Five full reports, for tests of their own choosing',
      'An email with your name and the code',
      'A code that doesn’t expire',
      'A gift of 5 reports',
      'Five full reports',
      'Gift of 5',
      'Mindglass gift: 5 reports',
    ],
    'pack-7': [
      '7 reports',
      'Buy 7 reports',
      'Your account comes with three. These seven open the rest of the ten tests.',
      'Opens the full report of seven finished tests',
      'With the three that come free, enough for all ten',
      'Doesn’t expire',
      'Pack of 7 reports',
      'Seven full reports',
      'Pack of 7',
      'Mindglass pack of 7 reports',
    ],
    'gift-pack-7': [
      '7 reports as a gift',
      'Give 7 reports',
      'A code that puts seven full reports in someone’s account.',
      'Seven full reports, for tests of their own choosing',
      'With the three their account comes with, enough for all ten',
      'Can be redeemed whenever they like',
      'A gift of 7 reports',
      'Seven full reports',
      'Gift of 7',
      'Mindglass gift: 7 reports',
    ],
  },
  es: {
    'pack-5': [
      '5 informes',
      'Comprar 5 informes',
      'Cinco informes completos en su cuenta, para los cuestionarios que prefiera.',
      'Abre el informe completo de cinco cuestionarios terminados',
      'Sirve para todos, en cualquier orden',
      'No caduca',
      'Paquete de 5 informes',
      'Cinco informes completos',
      'Paquete de 5',
      'Mindglass: paquete de 5 informes',
    ],
    'gift-pack-5': [
      '5 informes de regalo',
      'Regalar 5 informes',
      'Un código que pone cinco informes completos en la cuenta de otra persona.',
      'Cinco informes completos, para los cuestionarios que esa persona elija',
      'Un correo de su parte, con el código',
      'Un código que no caduca',
      'Regalo: 5 informes',
      'Cinco informes completos',
      'Regalo: paquete de 5',
      'Mindglass: 5 informes de regalo',
    ],
    'pack-7': [
      '7 informes',
      'Comprar 7 informes',
      'Su cuenta trae tres. Con estos siete se abren los diez cuestionarios.',
      'Abre el informe completo de siete cuestionarios terminados',
      'Con los tres gratuitos, alcanza para los diez',
      'No caduca',
      'Paquete de 7 informes',
      'Siete informes completos',
      'Paquete de 7',
      'Mindglass: paquete de 7 informes',
    ],
    'gift-pack-7': [
      '7 informes de regalo',
      'Regalar 7 informes',
      'Un código que pone siete informes completos en la cuenta de otra persona.',
      'Siete informes completos, para los cuestionarios que esa persona elija',
      'Con los tres que trae su cuenta, alcanzan para los diez',
      'Se canjea cuando quiera quien lo recibe',
      'Regalo: 7 informes',
      'Siete informes completos',
      'Regalo: paquete de 7',
      'Mindglass: 7 informes de regalo',
    ],
  },
}

describe.each(locales)('the product texts in %s', (locale) => {
  const file = <N extends 'shop' | 'payment' | 'admin'>(name: N) => import(`@locales/${locale}/${name}.json`)

  test.each(['pack-5', 'gift-pack-5', 'pack-7', 'gift-pack-7'] as const)(
    'state the number of reports of %s',
    async (sku) => {
      const shop = translate<'shop'>((await file('shop')).default)
      const payment = translate<'payment'>((await file('payment')).default)
      const admin = translate<'admin'>((await file('admin')).default)
      const site = { locale, tests: 10, freeReports: 3 }
      const params = productParams(sku, locale)
      const lines = (['content', ...productLines] as const).map((line) => productText(shop, sku, line, site))
      expect([
        ...[productTitle(shop, sku), productAction(shop, sku), ...lines],
        payment(`product.names.${textKeyOf(sku)}`, params),
        capitalise(payment('product.lines.reports', params)),
        admin(`product.${textKeyOf(sku)}`, params),
        productName(sku, locale),
      ]).toEqual(expected[locale][sku])
    },
  )
})

test('an unknown product is named by its sku', () => {
  expect(productName('bundle', 'en')).toBe('bundle')
})
