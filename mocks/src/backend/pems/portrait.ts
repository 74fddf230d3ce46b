const furs: Readonly<Record<string, readonly [coat: string, dark: string]>> = {
  BRWN: ['#a9714b', '#6f4527'],
  WHTE: ['#f7f2ea', '#d9cbb8'],
  YLLW: ['#e6bd7a', '#b98a43'],
  BLCK: ['#4a4541', '#2a2623'],
  GRAY: ['#a8a5a0', '#76726d'],
  CHSE: ['#eba55b', '#c06f2a'],
  MIXD: ['#d8c3a5', '#7a5b43'],
};

/** A drawn head in place of a photo: the stand-in data have no pictures of real animals. */
export function portrait(kind: 'DOG' | 'CAT', colour: string): string {
  const [coat, dark] = furs[colour] ?? ['#d8c3a5', '#7a5b43'];
  const ears =
    kind === 'DOG'
      ? `<path d="M26 42c-14 2-16 34-6 40 6 3 12-6 14-18zM94 42c14 2 16 34 6 40-6 3-12-6-14-18z" fill="${dark}"/>`
      : `<path d="M28 52 24 20l24 14zM92 52l4-32-24 14z" fill="${dark}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 120 120"><rect width="120" height="120" fill="#e9eef2"/><path d="M20 120c2-26 18-34 40-34s38 8 40 34z" fill="${coat}"/>${ears}<ellipse cx="60" cy="60" rx="35" ry="33" fill="${coat}"/><ellipse cx="60" cy="74" rx="17" ry="13" fill="#fff" fill-opacity=".55"/><circle cx="46" cy="57" r="4.500" fill="#241f1b"/><circle cx="74" cy="57" r="4.500" fill="#241f1b"/><path d="M53 68h14l-7 7z" fill="#241f1b"/><path d="M60 74v5m0 0c-3 4-8 4-10 1m10-1c3 4 8 4 10 1" fill="none" stroke="#241f1b" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
