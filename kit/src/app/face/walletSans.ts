/** Everything that the wallet says, 400 to 700, and Latin (`.tools/face.ts` cuts it). */
const core = new URL('./wallet-sans.woff2', import.meta.url).href;

/** The rest of KS X 1001: names and what others write. A file is asked for when a syllable needs it. */
const rest = [
  [new URL('./wallet-sans-1.woff2', import.meta.url).href, 'U+AC07-B5B4'],
  [new URL('./wallet-sans-2.woff2', import.meta.url).href, 'U+B5B5-C196'],
  [new URL('./wallet-sans-3.woff2', import.meta.url).href, 'U+C19C-CB5D'],
  [new URL('./wallet-sans-4.woff2', import.meta.url).href, 'U+CB64-D79D'],
] as const;

/** What Chromium says of the network; WebKit says nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let isThere = false;

/**
 * Brings Wallet Sans when nothing else is to be done, behind all other requests, unless the customer saves data or the
 * network is slow. Where it does not come the system's face stays.
 */
export function fetchFace(): void {
  const { connection } = navigator as { connection?: Connection };
  const isSlow = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g';
  if (isSlow || typeof FontFace === 'undefined') return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void load().catch(() => undefined));
}

async function load(): Promise<void> {
  // A FontFace has no priority of its own: it finds the file in the cache.
  const answer = await fetch(core, { priority: 'low' });
  await answer.arrayBuffer();
  const style = { weight: '400 700', display: 'optional' } as const;
  document.fonts.add(await new FontFace('Wallet Sans', `url(${core})`, style).load());
  for (const [file, unicodeRange] of rest)
    document.fonts.add(new FontFace('Wallet Sans Rest', `url(${file})`, { ...style, unicodeRange }));
  isThere = true;
}

/**
 * Puts Wallet Sans on, where it is there, in front of the system's faces. Called only as one screen takes the place of
 * another: a text never changes its face while it is read, and no first paint waits for it (decision 0018).
 */
export function wearFace(): void {
  if (!isThere) return;
  isThere = false;
  const { documentElement: root } = document;
  const system = getComputedStyle(root).getPropertyValue('--font');
  root.style.setProperty('--font', `"Wallet Won", "Wallet Sans", "Wallet Sans Rest", ${system}`);
  root.dataset.font = 'wallet-sans';
}
