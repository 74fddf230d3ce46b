import { waitFor } from '@testing-library/react';
import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

function part(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`${selector} is not there`);
  return element;
}

async function open(id?: string) {
  const view = await renderScreen(app, 'SMP40000', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP40000');
  if (id !== undefined) {
    await view.user.clear(part('[data-field="id"]'));
    if (id !== '') await view.user.type(part('[data-field="id"]'), id);
  }
  return view;
}

test('a message is shown by its id, and the answer is told', async () => {
  const { user } = await open('duplicateLogin');
  await user.click(part('[data-action="submit"]'));
  const dialog = await waitFor(() => part('dialog[data-msg="duplicateLogin"]'));
  expect(dialog.textContent).toContain('중복 로그인');
  await user.click(part('dialog [data-action="confirm"]'));
  await waitFor(() => part('[data-result="confirm"]'));
});

test('an id that is not known shows the general text and says so', async () => {
  const { user, getByText } = await open('somethingNew');
  getByText(/등록되지 않은 메시지/);
  await user.click(part('[data-action="submit"]'));
  await waitFor(() => part('dialog[data-msg="somethingNew"]'));
});

test.each(['', 'no id'])('"%s" is refused under the field', async (id) => {
  const { user } = await open(id);
  await user.click(part('[data-action="submit"]'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.getAttribute('data-field')).toBe('id');
});

test('a question answers false for cancel', async () => {
  const { user } = await open('leavePayment');
  await user.click(part('[data-action="showConfirm"]'));
  await waitFor(() => part('dialog[data-msg="leavePayment"]'));
  await user.click(part('dialog [data-action="cancel"]'));
  await waitFor(() => part('[data-result="false"]'));
});

test('the login guide and each built-in popup open', async () => {
  const { user } = await open();
  await user.click(part('[data-action="showLoginGuide"]'));
  await waitFor(() => part('dialog[data-msg="loginGuide"]'));
  await user.click(part('dialog [data-action="close"]'));
  for (const name of ['nativeGuidance', 'addCertificate', 'certificateNeeded', 'availableCert', 'cddEdd']) {
    await user.click(part(`[data-action="${name}"]`));
    await waitFor(() => part(`dialog[data-popup="${name}"]`));
    await user.click(part('dialog [data-action="cancel"]'));
    await waitFor(() => part('[data-result="cancel"]'));
  }
});
