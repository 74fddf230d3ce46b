import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** What an app's `e2e/samples.ts` may export, so that every one of its screens can be looked at. */
export interface Samples {
  /** code -> an address to open instead of the manifest's: path parameters and query filled in */
  samples?: Readonly<Record<string, string>>;
  /** code -> how to walk on from there to a screen that no address alone reaches (steps of a flow) */
  reach?: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /**
   * code -> the code whose road waits for it (`shows`) on its way, in the state that its own road leads to: it is looked
   * at there, as a walk costs more than the look
   */
  onTheWay?: Readonly<Record<string, string>>;
  /** codes of screens that make no call of their own: said here, so that one that lost its call is seen */
  asksNothing?: readonly string[];
}

/** Reads an app's samples; nothing where it has none. */
export async function samplesOf(dir: string): Promise<Samples> {
  const file = join(dir, 'e2e', 'samples.ts');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Samples) : {};
}
