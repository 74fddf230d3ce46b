import { test as base, expect } from '@playwright/test';
import { createPhone, type Phone, type PhoneOptions, type Platform } from './phone.ts';
import { processorSeconds } from './processorTime.ts';
import { type Watch, watchErrors } from './watch.ts';
import { createWorld, type World } from './world.ts';

interface Options {
  /** What surrounds the pages: an Android app, an iOS app, or a plain browser. `test.use({ platform: 'ios' })` */
  platform: Platform;
  /** Who the phone is and what it answers. `test.use({ phoneOptions: { appVersion: 'G6.2.0' } })` */
  phoneOptions: PhoneOptions;
}

interface Fixtures {
  /** The mock backend, apart from every other test. */
  world: World;
  phone: Phone;
  /** Fails the test on any error of any page that it did not allow. */
  watch: Watch;
  /** Notes what the test has cost, for the table at the end of a run. */
  cost: undefined;
}

export const test = base.extend<Options & Fixtures>({
  platform: ['browser', { option: true }],
  phoneOptions: [{}, { option: true }],

  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use, { annotations }) => {
      const before = processorSeconds();
      await use(undefined);
      annotations.push({ type: 'cpu', description: String(processorSeconds() - before) });
    },
    { auto: true },
  ],

  world: [
    async ({ context, baseURL }, use, { testId, retry, repeatEachIndex }) => {
      await use(await createWorld(context, baseURL ?? '', `${testId}-${repeatEachIndex}-${retry}`));
    },
    { auto: true },
  ],

  phone: async ({ context, page, baseURL, platform, phoneOptions }, use) => {
    const phone = await createPhone({
      context,
      page,
      origin: baseURL ?? '',
      platform,
      options: phoneOptions,
    });
    await use(phone);
    await phone.idle();
  },

  watch: [
    async ({ context }, use) => {
      const watch = watchErrors(context);
      await use(watch);
      expect(watch.errors, 'errors in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
