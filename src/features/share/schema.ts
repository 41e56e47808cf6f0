import { levels } from '@mindglass/psychometrics/instrument'
import { toPlainName } from '@/core/account/person'
import { WireDrawing } from '@/core/charts/portrait/wire-schema'
import { Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

/** Maximum number of open cards, and of open comparisons, of one sitting. */
export const maxOpenLinks = 10

/** Name as others will see it; a long one is shortened, not refused. */
const ShownName = z.string().check(
  z.maxLength(500),
  z.overwrite((typed) => toPlainName(typed.slice(0, 500))),
)
/** Required name: the other person must know who invites or answers. */
const OwnName = ShownName.check(z.refine((name) => name !== '', 'NAME_REQUIRED'))
const Agreed = Ticked('AGREEMENT_REQUIRED')
/** Key of a link. Any string is valid input: a key that cannot exist leads to "not found". */
export const LinkKeyInput = z.object({ key: z.string().check(z.maxLength(200)) })
const Level = z.enum(levels)
/** Reason why only the portraits of two results are shown, and no difference; null if they are compared. */
const WhyNotCompared = z.nullable(z.enum(['version', 'language']))
/** Month such as `2026-03`: nothing that is shown reveals the day of a test. */
const Month = z.string().check(z.regex(/^\d{4}-\d\d$/))

export const SittingInput = z.object({ sittingId: Id })

/** View of a card for its maker. */
export const MyCard = z.object({
  id: Id,
  url: z.string(),
  name: z.nullable(z.string()),
  parts: z.array(z.string()),
  madeAt: z.isoDateTime(),
})
export type MyCard = z.infer<typeof MyCard>

/** List entry of a comparison for one of the two people; `other` is null until the invitation is accepted. */
export const MyComparison = z.object({
  id: Id,
  url: z.string(),
  other: z.nullable(z.string()),
  /** Expiry of the invitation. */
  until: z.isoDateTime(),
})
export type MyComparison = z.infer<typeof MyComparison>

/** QR code with the address of a test. */
const Code = z.object({ size: z.int(), d: z.string() })

/**
 * What the owner of one sitting can share (drawing, sentence, visible parts), and the cards and comparisons that exist
 * already.
 */
export const Sharing = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  month: Month,
  /** Points of the drawing: positions on 0–100 rounded to twentieths, and half the width of the range of each. */
  picture: z.array(z.object({ id: z.string(), at: z.number(), half: z.number() })),
  /** Sentence of the portrait; the test's tagline if there is none. */
  sentence: z.string(),
  /**
   * Reason why the card has no sentence of its own: `heavy`, because a single line could be misread; `version`, because
   * none was written for this version. null if it has one.
   */
  unsaid: z.nullable(z.enum(['heavy', 'version'])),
  /** Address of the test for other people, to type and to scan. */
  address: z.string(),
  code: Code,
  /** Parts of the sitting that its owner may see, and so may share. */
  parts: z.array(z.object({ id: z.string(), name: z.string(), level: Level })),
  /** Number of further parts in the full report. */
  locked: z.int(),
  /** Language of the answers. Beside answers in another language only the portraits are shown. */
  takenIn: z.enum(locales),
  /** The account's name, to fill in the name fields. */
  name: z.string(),
  cards: z.array(MyCard),
  comparisons: z.array(MyComparison),
})
export type Sharing = z.infer<typeof Sharing>

/**
 * Number of cards and comparisons that others can see now, for each test of the account; shown in the personal center.
 */
export const SharedTests = z.array(
  z.object({ sittingId: z.string(), title: z.string(), cards: z.int(), comparisons: z.int() }),
)
export type SharedTests = z.infer<typeof SharedTests>

export const CreateCardInput = z.extend(SittingInput, {
  dimensions: z.array(Id).check(z.maxLength(20)),
  name: ShownName,
  locale: z.enum(locales),
})
export type CreateCardInput = z.infer<typeof CreateCardInput>
export const RevokeCardInput = z.object({ cardId: Id })

export const InviteInput = z.extend(SittingInput, { name: OwnName, agreed: Agreed })
export type InviteInput = z.infer<typeof InviteInput>
export const ComparisonInput = z.object({ comparisonId: Id })
export const AllowPairCardInput = z.extend(ComparisonInput, { allowed: z.boolean() })
export type AllowPairCardInput = z.infer<typeof AllowPairCardInput>
export const AcceptInvitationInput = z.extend(LinkKeyInput, { sittingId: Id, name: OwnName, agreed: Agreed })
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>

/**
 * One person's value on one dimension: level and its word, coarse position (0–100), and half the width of its range.
 */
const PartResult = z.object({ level: Level, word: z.string(), position: z.number(), half: z.number() })
export const PairRow = z.object({
  id: z.string(),
  name: z.string(),
  low: z.string(),
  high: z.string(),
  own: PartResult,
  other: PartResult,
  /** Side that is higher by more than the measurement error of both; null if neither is. */
  higher: z.nullable(z.enum(['own', 'other'])),
})
export type PairRow = z.infer<typeof PairRow>

/** Inviter's own view while the invitation is unanswered. */
export const WaitingView = z.object({
  state: z.literal('waiting'),
  id: Id,
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  parts: z.array(z.string()),
  /** Whether the portrait is shown too; false for an invitation from before portraits existed. */
  portrait: z.boolean(),
  until: z.isoDateTime(),
})
export type WaitingView = z.infer<typeof WaitingView>

/** View for a person with the link before they agree. It has no field for a result, so none can leak. */
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
   * Own sittings of the test, comparable ones first, then newest first, each with the parts both would show. If
   * `notCompared` gives a reason why there are none, both would see only the portraits.
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
  /** Whether the invitation's version of the test is no longer offered. */
  past: z.boolean(),
  /** Whether both would see both drawings too. */
  portrait: z.boolean(),
  /** The account's name, to fill in the name field. */
  name: z.string(),
})
export type InvitedView = z.infer<typeof InvitedView>

/** View of an accepted comparison: both people side by side. */
export const PairView = z.object({
  state: z.literal('shared'),
  id: Id,
  slug: z.string(),
  title: z.string(),
  own: z.string(),
  other: z.string(),
  /** null if both agreed before portraits existed. */
  drawings: z.nullable(z.object({ own: WireDrawing, other: WireDrawing })),
  /**
   * Agreement of each of the two people that both may save a picture of the two drawings, and the address of the test
   * on that picture, to type and to scan. null if there are no drawings.
   */
  card: z.nullable(z.object({ own: z.boolean(), other: z.boolean(), address: z.string(), code: Code })),
  /** If this gives a reason, the drawings are side by side, and there are no rows. */
  notCompared: WhyNotCompared,
  rows: z.array(PairRow),
  /** Questions to ask each other, in the reader's language. */
  questions: z.array(z.string()),
})
export type PairView = z.infer<typeof PairView>

/** View of a comparison that one of the two ended, or of an expired invitation. */
const EndedView = z.object({ state: z.literal('ended') })

export const ComparisonView = z.discriminatedUnion('state', [WaitingView, InvitedView, PairView, EndedView])
export type ComparisonView = z.infer<typeof ComparisonView>
