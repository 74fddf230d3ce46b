import { action, checkEveryScreen, dialog, expect, field, shows, test } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

const forced = 'FME95000';
const ofMembers = Object.entries(manifest.screens).flatMap(([code, entry]) =>
  'flags' in entry ? [] : [code],
);
const ofVisitors = Object.keys(manifest.screens).filter((code) => !ofMembers.includes(code));

checkEveryScreen({ manifest, persona: 'visitor', except: ofMembers });
checkEveryScreen({ manifest, persona: 'member', except: [...ofVisitors, forced] });
checkEveryScreen({
  manifest,
  persona: 'managementCode4',
  except: Object.keys(manifest.screens).filter((code) => code !== forced),
});

test.describe('login', () => {
  async function signIn(page: Parameters<typeof shows>[0], phone = '', password = 'wallet1234!') {
    await shows(page, 'FME11000');
    await field(page, 'phone').fill(phone);
    await field(page, 'password').fill(password);
    await action(page, 'submit').click();
  }

  const phoneOf = async (world: { personas(): Promise<{ id: string; phone?: string }[]> }, id: string) =>
    (await world.personas()).find((persona) => persona.id === id)?.phone;

  test('(R197) (R198) four wrong tries ask again, the fifth locks', async ({ page, world }) => {
    await world.reset('visitor');
    await page.goto('/mber/FME11000');
    const phone = await phoneOf(world, 'member');
    for (let count = 1; count <= 4; count += 1) {
      await signIn(page, phone, 'wrong-password');
      await dialog(page, 'loginRetry').locator('[data-action="confirm"]').click();
      await expect(page.locator('p[data-msg="passwordWrong"]')).toContainText(`${5 - count}번`);
    }
    await signIn(page, phone, 'wrong-password');
    await expect(dialog(page, 'loginLocked')).toBeVisible();
  });

  test('(R199) an unknown customer is asked to sign up', async ({ page, world }) => {
    await world.reset('visitor');
    await page.goto('/mber/FME11000');
    await signIn(page, await phoneOf(world, 'notMember'));
    await expect(dialog(page, 'signUpAsk')).toBeVisible();
  });

  test('the password is never readable on the wire', async ({ page, world }) => {
    await world.reset('visitor');
    await page.goto('/mber/FME11000');
    await signIn(page, await phoneOf(world, 'member'));
    await shows(page, 'FMA10000');
    expect(JSON.stringify(await world.journal())).not.toContain('wallet1234!');
  });

  test('no open redirect: a return path outside the wallet is not followed', async ({ page, world }) => {
    await world.reset('visitor');
    await page.goto(`/mber/FME11000?returnPath=${encodeURIComponent('//elsewhere.example/x')}`);
    await signIn(page, await phoneOf(world, 'member'));
    await shows(page, 'FMA10000');
  });
});
