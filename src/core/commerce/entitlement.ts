/** Right to open a report: revoked with its payment, or suspended while the payment is investigated. */
interface Entitlement {
  revokedAt: Date | null
  suspendedAt: Date | null
}

/** Returns whether the report may be read. Without an entitlement it may not. */
export const isUnlocked = (entitlement: Entitlement | null | undefined): boolean =>
  entitlement != null && entitlement.revokedAt === null && entitlement.suspendedAt === null

/** Returns whether the report may be read and has been read: showing its values elsewhere then reveals nothing new. */
export const isRead = (entitlement: (Entitlement & { firstReadAt: Date | null }) | null): boolean =>
  isUnlocked(entitlement) && entitlement?.firstReadAt != null
