import type { Manifest, ScreenEntry } from '@wallet/kit/manifest';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectMasked } from './masked.ts';
import { inGroups, openInOnePage } from './oneAfterTheOther.ts';
import { walk, walksOf } from './onTheWay.ts';
import { expectNoOverflow } from './overflow.ts';
import type { Platform } from './phone.ts';
import type { Samples } from './samples.ts';

interface EveryScreen extends Samples {
  manifest: Manifest;
  /** who looks; a developer at developers' screens whatever stands here */
  persona?: string;
  /** codes left to the app's own specs */
  except?: readonly string[];
  /** what surrounds the screens that are not for the app alone; default a browser */
  platform?: Platform;
  /** ISO text with a zone: the moment in the service's world, where it has hours at which it is closed */
  at?: string;
}

/** What stands before the customer at the end of the way there. */
function expectedAt(code: string, { flags = {} }: ScreenEntry, isReached: boolean): string {
  const screen = `[data-screen="${code}"][data-state="ready"]`;
  return flags.stepParam && !isReached ? `${screen}, [data-msg="stepParamMissing"]` : screen;
}

/**
 * Opens every screen of an app by its address and fails where WCAG 2.2 AA is broken in light or dark, something sticks
 * out at 320 px or 200 % text, or a name, phone or account of others is not masked. One line in an app's `e2e/`: `checkEveryScreen({ manifest, samples, reach })`.
 */
export function checkEveryScreen({
  manifest,
  samples = {},
  reach = {},
  onTheWay = {},
  persona = 'member',
  at,
  except = [],
  platform = 'browser',
}: EveryScreen): void {
  const entries = Object.entries(manifest.screens).filter(
    ([code, { redirect, aliasOf }]) =>
      redirect === undefined && aliasOf === undefined && !except.includes(code),
  );
  const entryOf = new Map(entries);
  for (const isNative of [false, true]) {
    const codes = entries
      .filter(([, { flags = {} }]) => Boolean(flags.nativeOnly) === isNative)
      .map(([code]) => code);
    for (const group of inGroups(walksOf(codes, onTheWay))) {
      const looksAt = group.flatMap(({ code, passed }) => [...passed, code]);
      test.describe(`every screen of ${manifest.id}`, () => {
        test.use({ platform: isNative ? 'android' : platform });

        test(`accessible and fitting for ${persona}: ${looksAt.join(', ')}`, async ({ world, phone }) => {
          test.slow();
          const open = openInOnePage(phone);
          for (const each of group) {
            const { code } = each;
            const entry = entryOf.get(code);
            if (!entry) continue;
            await test.step(code, async () => {
              const address = samples[code] ?? entry.path;
              expect(address, `an address for ${code} in e2e/samples.ts`).not.toContain('{');
              await world.reset(entry.flags?.forDeveloper ? 'developer' : persona, undefined, at);
              const page = await open(address);
              const look = async () => {
                await expectAccessible(page);
                await expectNoOverflow(page);
                if (!entry.flags?.forDeveloper) await expectMasked(page, persona);
              };
              await walk(page, each, async () => reach[code]?.(page), look);
              await expect(page.locator(expectedAt(code, entry, code in reach)).first()).toBeVisible();
              await look();
            });
          }
        });
      });
    }
  }
}
