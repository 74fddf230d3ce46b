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

it('(R431, R460, R461, R463) every code of moving points stands under /point', () => {
  const codes = [
    ...['FPO22100', 'FPO22200', 'FPO22210', 'FPO23100', 'FPO23210', 'FPO23220', 'FPO24110', 'FPO24121'],
    ...['FPO24122', 'FPO24123', 'FPO24124', 'FPO24125', 'FPO24200', 'FPO24330', 'FPO24370', 'FPO25100'],
    ...['FPO26100', 'FPO41100', 'FPO41200', 'FPO42100', 'FPO42200', 'FPO42210', 'FPO42220', 'FPO42310'],
    ...['FPO42320', 'FFP10000', 'FFP20000', 'FFP21000', 'FFP22000', 'FFP30000', 'FFP31000', 'FFP32000'],
    'FFP40000',
  ] as (keyof typeof moneyScreens)[];
  expect(codes.map((code) => moneyScreens[code].path)).toEqual(codes.map((code) => `/point/${code}`));
});
