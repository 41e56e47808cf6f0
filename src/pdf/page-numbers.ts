/**
 * The page each chapter begins on. The renderer makes every page twice: what is found out the first time can be written
 * the second time, on pages before it too.
 */
export class PageNumbers {
  private readonly pages = new Map<string, number>()

  /** A page that still has everything after it meets all that comes later; the last to meet a chapter keeps it. */
  note(id: string, page: number): void {
    this.pages.set(id, page)
  }

  /** Until it is known a dash, so that it has its place: the renderer draws nothing where there was nothing at first. */
  of(id: string): string {
    return String(this.pages.get(id) ?? '–')
  }
}
