import { waitFor } from '@testing-library/react';
import { createFakeHost } from '@wallet/kit/testing';
import { describe, expect, it } from 'vitest';
import { dialog, open } from '../testing/openScreen.ts';

describe('franchise payment', () => {
  it.each([
    ['its own notices', 'FFQ05000', 'POST /fran-qrpayment-fe/common/v1/qr-notice-list'],
    ['its notes', 'FFQ05100', 'POST /fran-qrpayment-fe/common/v1/qr-note-list'],
    ['its payments', 'FFQ03000', 'GET /fran-qrpayment-fe/inquiry/v1/transaction/histories'],
    ['what became of a payment', 'FFQ02600', 'POST /fran-qrpayment-fe/inquiry/v1/status'],
  ])('(R430) covers %s: %s', async (_what, code, call) => {
    const view = await open(code, { persona: 'payReady', native: createFakeHost() });
    await view.shows(code);
    await waitFor(async () =>
      expect((await view.journal()).map(({ method, path }) => `${method} ${path}`)).toContain(call),
    );
  });
});

describe('who uses it', () => {
  it('(R428) a visitor sees the start, and is asked to sign in for the history', async () => {
    const start = await open('FFQ01000', { persona: 'visitor' });
    await start.shows('FFQ01000');
    start.unmount();
    await open('FFQ03000', { persona: 'visitor' });
    await dialog('loginGuide');
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(R428) a customer sees the history', async () => {
    const view = await open('FFQ03000');
    await view.shows('FFQ03000');
  });
});
