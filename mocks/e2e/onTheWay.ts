import { expect, type Page, test } from '@playwright/test';

const lookers = new WeakMap<Page, (code: string) => Promise<void>>();

/** A walk to one screen, and the screens that it looks at before it is there. */
export interface Walk {
  code: string;
  passed: string[];
}

/** A walk for each screen but those that another walk among them passes. */
export function walksOf(codes: readonly string[], onTheWay: Readonly<Record<string, string>> = {}): Walk[] {
  return codes
    .filter((code) => !codes.includes(onTheWay[code] ?? ''))
    .map((code) => ({ code, passed: codes.filter((each) => onTheWay[each] === code) }));
}

/**
 * Walks a road, and looks at each screen that it is to pass as soon as the road waits for it (`shows`); fails where it
 * does not pass one.
 */
export async function walk(
  page: Page,
  { code, passed }: Walk,
  road: () => Promise<void>,
  look: (code: string) => Promise<void>,
): Promise<void> {
  const left = new Set(passed);
  lookers.set(page, async (arrived) => {
    if (left.delete(arrived)) await test.step(arrived, () => look(arrived));
  });
  try {
    await road();
  } finally {
    lookers.delete(page);
  }
  expect([...left], `on the way to ${code}`).toEqual([]);
}

/** A road has come to a screen: whoever is to look at it does so now. */
export async function arrivedAt(page: Page, code: string): Promise<void> {
  await lookers.get(page)?.(code);
}
