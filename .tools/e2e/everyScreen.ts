import type { Manifest, ScreenEntry } from '../../kit/src/manifest/index.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts';

interface EveryScreen {
  manifest: Manifest;
  /** addresses of screens with parameters, by code: the app's `e2e/samples.ts` */
  samples?: Record<string, string>;
  /** who looks; a developer at developers' screens whatever stands here */
  persona?: string;
  /** codes whose state needs a flow first; the app's own specs call `expectAccessible` there */
  except?: readonly string[];
}

/** What stands before the customer when the screen is opened by its address alone. */
function expectedAt(code: string, { flags = {} }: ScreenEntry): string {
  if (flags.stepParam) return `[data-msg="stepParamMissing"], [data-screen="${code}"][data-state="ready"]`;
  return `[data-screen="${code}"][data-state="ready"]`;
}

/**
 * Opens every screen of an app by its address and fails where WCAG 2.2 AA is broken in light or dark, or something
 * sticks out at 320 px or 200 % text. One line in an app's `e2e/`: `checkEveryScreen({ manifest, samples })`.
 */
export function checkEveryScreen({
  manifest,
  samples = {},
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
        await expect(page.locator(expectedAt(code, entry)).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      });
    });
  }
}
