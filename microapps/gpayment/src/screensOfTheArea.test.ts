import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialog, open } from '../testing/openScreen.ts';
import { openPay, showCode } from '../testing/payOnScreen.ts';

describe('foreign payment', () => {
  it.each([
    ['rates', 'FGP51100', 'POST /gpayment-fe/inquiry/v1/gln/exrt'],
    ['history', 'FGP61100', 'GET /gpayment-fe/inquiry/v1/transaction/histories'],
    ['payment accounts', 'FGP61200', 'GET /gpayment-fe/payment-method/v1/accounts'],
    ['notices', 'FGP99000', 'GET /gpayment-fe/cust/v1/notice-list'],
    ['inquiries', 'FGP99100', 'GET /gpayment-fe/cust/v1/inquiries'],
  ])('(R429) covers %s: %s', async (_what, code, call) => {
    const view = await openPay(code);
    await view.shows(code);
    await waitFor(async () =>
      expect((await view.journal()).map(({ method, path }) => `${method} ${path}`)).toContain(call),
    );
  });
});

it('(R429) covers paying by the customer’s code, once the payment password is entered', async () => {
  const view = await openPay('FGP31100');
  await showCode(view);
  const calls = (await view.journal()).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toContain('POST /gpayment-fe/transaction/gln/v1/cpm/qrcode');
});

describe('who uses it', () => {
  it('(R428) a customer sees the notices, and no screen of the developers', async () => {
    const view = await open('FGP99000');
    await view.shows('FGP99000');
    view.unmount();
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    await open('/gpayment/api');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(document.querySelector('[data-screen="GPAYMENT_API"]')).toBeNull();
  });

  it('(R428) a visitor sees the page after a failed login, and is asked to sign in for the others', async () => {
    const view = await open('FGP10200', { persona: 'visitor' });
    await view.shows('FGP10200');
    view.unmount();
    await open('FGP99000', { persona: 'visitor' });
    await dialog('loginGuide');
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(R428) a developer sees theirs', async () => {
    const view = await open('/gpayment/api', { persona: 'developer' });
    await view.shows('GPAYMENT_API');
  });
});
