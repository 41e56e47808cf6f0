/**
 * Page on which each chapter begins. The renderer lays out every page twice: numbers found in the first pass appear in
 * the second, on earlier pages too.
 */
export class PageNumbers {
  private readonly pages = new Map<string, number>()

  /**
   * Stores the page of a chapter. Before it is split, a page contains everything after it and reports all later
   * chapters too; the last report of a chapter counts.
   */
  note(id: string, page: number): void {
    this.pages.set(id, page)
  }

  /**
   * Returns the page of a chapter; a dash until it is known, to reserve the place: the renderer draws nothing there
   * later if there was no text at first.
   */
  of(id: string): string {
    return String(this.pages.get(id) ?? '–')
  }
}
