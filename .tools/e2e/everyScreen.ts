import type { Manifest, ScreenEntry } from '../../kit/src/manifest/index.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';
import type { Samples } from './samples.ts';

interface EveryScreen extends Samples {
  manifest: Manifest;
  /** who looks; a developer at developers' screens whatever stands here */
  persona?: string;
  /** codes left to the app's own specs */
  except?: readonly string[];
}

/** What stands before the customer at the end of the way there. */
function expectedAt(code: string, { flags = {} }: ScreenEntry, isReached: boolean): string {
  const screen = `[data-screen="${code}"][data-state="ready"]`;
  return flags.stepParam && !isReached ? `${screen}, [data-msg="stepParamMissing"]` : screen;
}

/**
 * Opens every screen of an app by its address and fails where WCAG 2.2 AA is broken in light or dark, or something
 * sticks out at 320 px or 200 % text. One line in an app's `e2e/`: `checkEveryScreen({ manifest, samples, reach })`.
 */
export function checkEveryScreen({
  manifest,
  samples = {},
  reach = {},
  persona = 'member',
  except = [],
}: EveryScreen): void {
  const entries = Object.entries(manifest.screens).filter(
    ([code, { redirect, aliasOf }]) =>
      redirect === undefined && aliasOf === undefined && !except.includes(code),
  );
  for (const [code, entry] of entries) {
    const address = samples[code] ?? entry.path;
    const { flags = {} } = entry;
    test.describe(`every screen of ${manifest.id}`, () => {
      test.use({ platform: flags.nativeOnly ? 'android' : 'browser' });

      test(`${code} is accessible and fits`, async ({ world, phone }) => {
        expect(address, `an address for ${code} in e2e/samples.ts`).not.toContain('{');
        await world.reset(flags.forDeveloper ? 'developer' : persona);
        const page = await phone.open(address);
        await reach[code]?.(page);
        await expect(page.locator(expectedAt(code, entry, code in reach)).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    });
  }
}
