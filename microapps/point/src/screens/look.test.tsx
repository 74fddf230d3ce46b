import { createFakeHost } from '@wallet/kit/testing';
import { expect, it } from 'vitest';
import { open } from '../../testing/openScreen.ts';
import { moneyScreens } from '../manifest/money.ts';

const host = () => createFakeHost({ platform: 'android', appVersion: 'G6.3.0' });
const flagged = Object.entries(moneyScreens) as [string, { flags: { stepParam?: boolean } }][];

it.each(flagged.filter(([, { flags }]) => !flags.stepParam).map(([code]) => code))(
  '%s shows its data by its address alone',
  async (code) => {
    const view = await open(code, { native: host() });
    const screen = await view.shows(code);
    expect(screen.querySelector('h1')?.textContent).not.toBe('');
  },
);

it.each(flagged.filter(([, { flags }]) => flags.stepParam).map(([code]) => code))(
  '%s is not entered without what the step before leaves behind',
  async (code) => {
    const view = await open(code, { native: host() });
    await view.findByRole('dialog');
    expect(document.querySelector('[data-msg="stepParamMissing"]')).not.toBeNull();
  },
);
