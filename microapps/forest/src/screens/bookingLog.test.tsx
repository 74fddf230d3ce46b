import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, open, stopClock } from '../../testing/openScreen.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('(R361, R362) the steps of a booking are logged in one log, and nothing of the booking', async () => {
  stopClock();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const view = await open('FTR41500', { query: { roomId: 'F01R1' } });
  await view.shows('FTR41500');
  await view.user.click(await button(/11월 26일/));
  await view.user.click(await button(/11월 27일/));
  await view.user.click(await button('예약하기'));
  await view.shows('FTR50000');
  for (const box of await screen.findAllByRole('checkbox', { name: /필수/ })) await view.user.click(box);
  await view.user.click(await button('동의하고 다음'));
  await view.shows('FTR51000');
  await view.user.click(await button('다음'));
  await view.shows('FTR51001');
  await view.user.click(await button('다음'));
  await view.shows('FTR51002');
  await view.user.click(await button(/결제하기/));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const logged = async (path: string) =>
    (await view.journal()).filter((call) => call.path === `/comm/flowLog/${path}`).map(({ body }) => body);
  await waitFor(async () =>
    expect(await logged('insertFlowLog')).toEqual(
      ['dates', 'agreed', 'guests', 'booker', 'sent', 'held', 'toPayment'].map((step) => ({
        flow: 'forest.booking',
        step,
        flowLogId: 'FLOW00000001',
      })),
    ),
  );
  expect(await logged('getFlowLogId')).toEqual([{ flow: 'forest.booking' }]);
});
