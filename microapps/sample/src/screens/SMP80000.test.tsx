import { waitFor } from '@testing-library/react';
import { button, confirmButton, openerOf, part } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const open = openerOf({ manifest, screens, messages }, createMock);

test('the pattern of changing a booking says what was, what it becomes and what is to pay, and asks', async () => {
  const view = await open('SMP80000', { persona: 'developer', query: { pattern: 'change' } });
  await view.shows('SMP80000');
  expect(part('main').textContent).toContain('더 낼 금액40,000원');
  await view.user.click(await button('예약 변경'));
  await view.user.click(await confirmButton('changeBooking'));
  await waitFor(() => expect(document.body.textContent).toContain('예약을 바꿨어요'));
});
