/** Weights and sizes in rem that first screens are written in (look.md 2), the most common first. */
const faces = [
  ...['600 1.0625', '400 1', '400 .875', '600 1', '500 .875', '700 1.125'],
  ...['500 .8125', '500 .9375', '700 1.5', '700 1.25'],
];

/** What is left of a pause that is still worth a face, in milliseconds. */
const WORTH_MS = 2;

/**
 * Has the browser look up and read the faces of text while a page that is kept ready has nothing else to do: the first
 * text in each of them is the dearest part of a first layout. Nothing is seen, and it ends where the place is gone.
 *
 * @param place within the page; what is put there goes with it
 */
export function readFaces(place: HTMLElement): void {
  const left = [...faces];
  const { ownerDocument: page } = place;
  const view = page.defaultView;
  // Engines that know no pauses do without.
  if (typeof view?.requestIdleCallback !== 'function') return;
  function read(pause: IdleDeadline) {
    while (place.isConnected && left.length > 0 && pause.timeRemaining() > WORTH_MS) {
      const text = page.createElement('span');
      text.style.cssText = `position: absolute; visibility: hidden; font: ${left.shift()}rem var(--font)`;
      text.textContent = '가1A';
      place.append(text);
      // Laid out now, in the pause, and not with the first screen.
      void text.offsetWidth;
    }
    if (place.isConnected && left.length > 0) view?.requestIdleCallback(read);
  }
  view.requestIdleCallback(read);
}
