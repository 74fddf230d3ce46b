import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { go } from './onScreen.ts';
import type { RenderedScreen } from './renderScreen.tsx';

interface GatewayVisit {
  /** what leads to the payment company: the tap on the button that pays */
  press: () => unknown;
  /** the button of its page */
  act?: 'pay' | 'refuse' | 'close';
  /** what happens while the customer is there */
  meanwhile?: () => unknown;
}

/** Pays at the page of the payment company (mocks: `/_mocks/pg`), and goes to where that page leads back. */
export async function payAtGateway(
  view: Pick<RenderedScreen, 'ask'>,
  { press, act = 'pay', meanwhile }: GatewayVisit,
): Promise<void> {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await press();
  const address = await waitFor(() => {
    const [first, ...more] = assign.mock.calls;
    if (!first || more.length > 0)
      throw new Error(`One way to a payment page was expected, there were ${assign.mock.calls.length}.`);
    return new URL(String(first[0]), window.location.origin);
  });
  assign.mockRestore();
  await meanwhile?.();
  const answer = await view.ask('/_mocks/pg/settle', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: address.searchParams.get('token') ?? '', act }).toString(),
  });
  go(answer.headers.get('location') ?? '');
}
