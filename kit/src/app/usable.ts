const skeletonWait = '--skeleton-wait';

/** Marks once when the first screen shows its first data and answers a tap (contracts/page.md). */
export function markUsable(): void {
  if (isUsable()) return;
  performance.mark('wallet:usable');
  // From now on a page that is answered within it shows no skeleton.
  document.documentElement.style.setProperty(skeletonWait, '200ms');
}

/** Whether the first screen of this page has shown its first data: the page itself says so. */
export const isUsable = () => document.documentElement.style.getPropertyValue(skeletonWait) !== '';
