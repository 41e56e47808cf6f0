import { levels } from '@mindglass/psychometrics/instrument'
import { plainName } from '@/core/account/person'
import { WiredDrawing } from '@/core/charts/portrait/wire-schema'
import { Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

/** Cards, and comparisons, that one sitting may have at a time. */
export const mostAtATime = 10

/** A name as others will see it; a long one is shortened and not refused. */
const ShownName = z.string().check(
  z.maxLength(500),
  z.overwrite((typed) => plainName(typed.slice(0, 500))),
)
/** The other side has to know who asks, or answers. */
const OwnName = ShownName.check(z.refine((name) => name !== '', 'NAME_REQUIRED'))
const Agreed = Ticked('AGREEMENT_REQUIRED')
/** Any string is a question that has an answer: a key that cannot exist is "not found". */
export const LinkKey = z.object({ key: z.string().check(z.maxLength(200)) })
const Level = z.enum(levels)
/** Why only the portraits of two results are shown, and no difference; null where they are compared. */
const WhyNotCompared = z.nullable(z.enum(['version', 'language']))
/** `2026-03`: nothing that is shown tells the day of a test. */
const Month = z.string().check(z.regex(/^\d{4}-\d\d$/))

export const SittingInput = z.object({ sittingId: Id })

/** A card as its maker sees it. */
export const MyCard = z.object({
  id: Id,
  url: z.string(),
  name: z.nullable(z.string()),
  parts: z.array(z.string()),
  madeAt: z.isoDateTime(),
})
export type MyCard = z.infer<typeof MyCard>

/** A comparison as one of the two sees it in a list; without the other's name nobody has answered yet. */
export const MyComparison = z.object({
  id: Id,
  url: z.string(),
  other: z.nullable(z.string()),
  /** Until then it can be answered. */
  until: z.isoDateTime(),
})
export type MyComparison = z.infer<typeof MyComparison>

/** The address of a test as it is scanned. */
const Code = z.object({ size: z.int(), d: z.string() })

/** Everything that can be shown of one sitting, and everything that is shown. */
export const Sharing = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  month: Month,
  /**
   * Points of the drawing: places on 0–100 in steps of a twentieth, and half the width of the range each stands for.
   */
  picture: z.array(z.object({ id: z.string(), at: z.number(), half: z.number() })),
  /** Sentence of the portrait; of the test if there is no portrait. */
  sentence: z.string(),
  /**
   * Why it has no sentence of its own: `heavy`, a single line of it could be misread; `version`, none was written for it.
   * null where it has one.
   */
  unsaid: z.nullable(z.enum(['heavy', 'version'])),
  /** Where others find the test, as it is typed and as it is scanned. */
  address: z.string(),
  code: Code,
  /** Parts of the sitting that this person may see, and so may show. */
  parts: z.array(z.object({ id: z.string(), name: z.string(), level: Level })),
  /** How many more there are in the full report. */
  locked: z.int(),
  /** Language of the answers: with answers in another one only the portraits are shown. */
  takenIn: z.enum(locales),
  /** The account's, for the fields. */
  name: z.string(),
  cards: z.array(MyCard),
  comparisons: z.array(MyComparison),
})
export type Sharing = z.infer<typeof Sharing>

/** Cards and comparisons shown of one's tests at this moment, for the personal center. */
export const Shared = z.array(
  z.object({ sittingId: z.string(), title: z.string(), cards: z.int(), comparisons: z.int() }),
)
export type Shared = z.infer<typeof Shared>

export const CreateCard = z.extend(SittingInput, {
  dimensions: z.array(Id).check(z.maxLength(20)),
  name: ShownName,
  locale: z.enum(locales),
})
export type CreateCard = z.infer<typeof CreateCard>
export const CardRef = z.object({ cardId: Id })

export const Invite = z.extend(SittingInput, { name: OwnName, agreed: Agreed })
export type Invite = z.infer<typeof Invite>
export const ComparisonRef = z.object({ comparisonId: Id })
export const AllowPairCard = z.extend(ComparisonRef, { allowed: z.boolean() })
export type AllowPairCard = z.infer<typeof AllowPairCard>
export const Accept = z.extend(LinkKey, { sittingId: Id, name: OwnName, agreed: Agreed })
export type Accept = z.infer<typeof Accept>

/** Level with its word, coarse place (0–100) of one person on one dimension, and half of the stretch it stands for. */
const Reading = z.object({ level: Level, word: z.string(), position: z.number(), half: z.number() })
export const PairRow = z.object({
  id: z.string(),
  name: z.string(),
  low: z.string(),
  high: z.string(),
  own: Reading,
  other: Reading,
  /** Side that is higher by more than the measurement error of both; null if there is no telling. */
  higher: z.nullable(z.enum(['own', 'other'])),
})
export type PairRow = z.infer<typeof PairRow>

/** The inviter's own view while nobody has answered. */
export const WaitingView = z.object({
  state: z.literal('waiting'),
  id: Id,
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  parts: z.array(z.string()),
  /** The portrait is shown too; not by an invitation from before there were any. */
  portrait: z.boolean(),
  until: z.isoDateTime(),
})
export type WaitingView = z.infer<typeof WaitingView>

/** View for a person with the link before they agree: it has no field for a result, so none can slip through. */
export const InvitedView = z.object({
  state: z.literal('invited'),
  slug: z.string(),
  title: z.string(),
  inviter: z.string(),
  /** Parts that the inviter agreed to show. */
  parts: z.array(z.string()),
  until: z.isoDateTime(),
  /** Language in which the inviter answered: scores of two languages are not compared. */
  takenIn: z.enum(locales),
  /**
   * Own sittings of the test, those that can be compared first, then newest first, with the parts both would show of
   * each. Where `notCompared` says why there are none, both would see the portraits alone.
   */
  own: z.array(
    z.object({
      sittingId: z.string(),
      takenAt: z.isoDateTime(),
      takenIn: z.enum(locales),
      parts: z.array(z.string()),
      notCompared: WhyNotCompared,
    }),
  ),
  /** The version of the invitation is given no more. */
  past: z.boolean(),
  /** Both would see both drawings too. */
  portrait: z.boolean(),
  /** The account's, for the field. */
  name: z.string(),
})
export type InvitedView = z.infer<typeof InvitedView>

/** Both, side by side. */
export const PairView = z.object({
  state: z.literal('shared'),
  id: Id,
  slug: z.string(),
  title: z.string(),
  own: z.string(),
  other: z.string(),
  /** null where it was agreed to before there were portraits. */
  drawings: z.nullable(z.object({ own: WiredDrawing, other: WiredDrawing })),
  /**
   * Who of the two agrees that both may save a picture of the two drawings, and what stands on it of the test: its
   * address, to type and to scan. null where there are no drawings.
   */
  card: z.nullable(z.object({ own: z.boolean(), other: z.boolean(), address: z.string(), code: Code })),
  /** Where there is a reason, the drawings stand beside each other, and there are no rows. */
  notCompared: WhyNotCompared,
  rows: z.array(PairRow),
  /** To ask each other, in the reader's language. */
  questions: z.array(z.string()),
})
export type PairView = z.infer<typeof PairView>

/** Ended by one of the two, or never answered in time. */
const EndedView = z.object({ state: z.literal('ended') })

export const ComparisonView = z.discriminatedUnion('state', [WaitingView, InvitedView, PairView, EndedView])
export type ComparisonView = z.infer<typeof ComparisonView>
