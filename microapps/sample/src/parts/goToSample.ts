/** Goes to an anchor of the gallery as soon as it is there; samples that are still to load may keep it waiting. */
export function goToSample(group: string, part: string | undefined, tries = 400): void {
  const place = document.getElementById(group);
  const target = part === undefined ? place : document.querySelector(`[data-sample~="${part}"]`);
  // A sample on its way would move the place once more: its skeleton is lower than it will be.
  const isWaiting = document.querySelector('[data-group] > [data-waiting]') !== null;
  if ((target === null || isWaiting) && tries > 0) {
    setTimeout(() => goToSample(group, part, tries - 1), 50);
    return;
  }
  const title = (target ?? place)?.closest('section')?.querySelector<HTMLElement>('h2');
  const heading = title ?? place?.querySelector<HTMLElement>('p');
  if (heading == null) return;
  heading.tabIndex = -1;
  (target ?? place)?.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
