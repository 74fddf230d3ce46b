import { waitFor } from '@testing-library/react';
import { createMock } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { answer, bodies, find, openApp, tap } from '../../testing/openApp.ts';

const path = '/mstr/main/cardSetting';
const lost = { method: 'POST', path, drop: 'answer', times: 1 };
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting);
const options = { persona: 'member', backend: createMock() };

/** From home: the settings, which save themselves with each change. */
async function openSettings() {
  const shown = await openApp('FMA10000', options);
  await shown.shows('FMA10000');
  await tap(shown, '[data-action="cardSettings"]');
  await shown.shows('FMA16100');
  await waitFor(() => expect(order()).toContain('book'));
  return shown;
}

it('card settings: what was arranged stays on its screen, and saved twice is saved once', async () => {
  const shown = await openApp('FMA16100', options);
  await shown.shows('FMA16100');
  await shown.reply(lost);
  await tap(shown, '[data-field="fix-book"]');
  await answer(shown, 'networkFailed');
  expect(order().slice(0, 3)).toEqual(['book', 'gmid', 'moid']);
  await tap(shown, '[data-action="submit"]');
  await waitFor(async () => expect(await saves(shown)).toHaveLength(2));
  const [first, second] = await saves(shown);
  expect(second).toEqual(first);
});

it('card settings: given up, home and the settings show what the server has kept', async () => {
  const shown = await openSettings();
  await shown.reply(lost);
  await tap(shown, '[data-field="active-book"]');
  await answer(shown, 'networkFailed');
  await tap(shown, '[data-action="back"]');
  await shown.shows('FMA10000');
  await waitFor(() => expect(document.querySelector('[data-action="cardSettings"]')).not.toBeNull());
  expect(document.querySelector('[data-card="book"]')).toBeNull();
  await tap(shown, '[data-action="cardSettings"]');
  await waitFor(() => expect(find('[data-field="active-book"]')).toHaveProperty('checked', false));
});

it('card settings that never arrived stand as they were', async () => {
  const shown = await openSettings();
  await shown.reply({ ...lost, drop: true });
  await tap(shown, '[data-field="active-book"]');
  await answer(shown, 'networkFailed');
  await tap(shown, '[data-action="back"]');
  await shown.shows('FMA10000');
  await waitFor(() => expect(document.querySelector('[data-card="book"]')).not.toBeNull());
  await tap(shown, '[data-action="cardSettings"]');
  await waitFor(() => expect(find('[data-field="active-book"]')).toHaveProperty('checked', true));
});

const saves = async (shown: Awaited<ReturnType<typeof openApp>>) =>
  (await bodies(shown, path)).filter((body) => body !== null && body !== undefined);
