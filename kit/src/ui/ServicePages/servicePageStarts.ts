/** Two rows of four; one more row is no reason to turn pages. */
const aPage = 8;
const onOnePage = 12;

/** Which of so many services each page of ServicePages begins with. */
export const servicePageStarts = (count: number): number[] =>
  count <= onOnePage ? [0] : Array.from({ length: Math.ceil(count / aPage) }, (_, page) => page * aPage);
