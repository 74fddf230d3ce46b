import { screen, waitFor } from '@testing-library/react';
import { createMock } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { answer, bodies, find, openApp, tap } from '../../testing/openApp.ts';

const path = '/mstr/main/cardSetting';
const lost = { method: 'POST', path, drop: 'answer', times: 1 };
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting);
const options = { persona: 'member', backend: createMock() };

async function openSheet() {
  const shown = await openApp('FMA10000', options);
  await shown.shows('FMA10000');
  await tap(shown, '[data-action="cardSettings"]');
  await waitFor(() => expect(order()).toHaveLength(3));
  return shown;
}

it('card settings: what was arranged stays on its screen, and saved twice is saved once', async () => {
  const shown = await openApp('FMA16100', options);
  await shown.shows('FMA16100');
  await shown.reply(lost);
  await tap(shown, '[data-field="fix-book"]');
  await tap(shown, '[data-action="submit"]');
  await answer(shown, 'networkFailed');
  expect(order()).toEqual(['book', 'gmid', 'moid']);
  await tap(shown, '[data-action="submit"]');
  await waitFor(async () => expect(await saves(shown)).toHaveLength(2));
  const [first, second] = await saves(shown);
  expect(second).toEqual(first);
});

it('card settings: given up, home and the sheet show what the server has kept', async () => {
  const shown = await openSheet();
  await shown.reply(lost);
  await tap(shown, '[data-field="active-book"]');
  await tap(shown, 'dialog [data-action="submit"]');
  await answer(shown, 'networkFailed');
  await tap(shown, 'dialog [data-action="close"]');
  await waitFor(() => expect(document.querySelector('[data-card="book"]')).toBeNull());
  await tap(shown, '[data-action="cardSettings"]');
  await waitFor(() => expect(find('[data-field="active-book"]')).toHaveProperty('checked', false));
});

it('card settings that never arrived stand as they were', async () => {
  const shown = await openSheet();
  await shown.reply({ ...lost, drop: true });
  await tap(shown, '[data-field="active-book"]');
  await tap(shown, 'dialog [data-action="submit"]');
  await answer(shown, 'networkFailed');
  await tap(shown, 'dialog [data-action="close"]');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tap(shown, '[data-action="cardSettings"]');
  await waitFor(() => expect(find('[data-field="active-book"]')).toHaveProperty('checked', true));
});

const saves = async (shown: Awaited<ReturnType<typeof openApp>>) =>
  (await bodies(shown, path)).filter((body) => body !== null && body !== undefined);
