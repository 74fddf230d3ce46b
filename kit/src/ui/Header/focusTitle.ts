/** Puts the focus on the screen's heading, so that a screen reader says where the customer is. For route changes. */
export function focusTitle(page: ParentNode = document): void {
  page.querySelector<HTMLElement>('h1[data-title]')?.focus({ preventScroll: true });
}
