const focusable = 'input:not([disabled]), button:not([disabled]), select, textarea';

/** Focuses the first of these fields in the order of the page, not of the rules. */
export function focusFirstProblem(fields: readonly string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!fields.includes(element.dataset.field ?? '')) continue;
    const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    if (target === null) continue;
    target.focus();
    target.scrollIntoView?.({ block: 'center' });
    return;
  }
}
