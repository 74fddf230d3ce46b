let isMarked = false;

/** Marks once when the first screen shows its first data and answers a tap (contracts/page.md). */
export function markUsable(): void {
  if (isMarked) return;
  isMarked = true;
  performance.mark('wallet:usable');
  // From now on a page that is answered within it shows no skeleton.
  document.documentElement.style.setProperty('--skeleton-wait', '200ms');
}

/** Whether the first screen of this page has shown its first data. */
export const isUsable = () => isMarked;
