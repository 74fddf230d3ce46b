import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialog, open } from '../testing/openScreen.ts';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

// The codes of 2-payment s2.3, range by range as they stand there.
const codes: readonly [rows: string, ...codes: string[]][] = [
  ['R460', 'FPO10000', 'FPO11000', 'FPO13000', 'FPO15000', 'FPO21100', 'FPO21200', 'FPO21300', 'FPO21410'],
  ['R460', 'FPO21420', 'FPO21430', 'FPO21610', 'FPO21620', 'FPO22100', 'FPO22200', 'FPO22210', 'FPO23100'],
  ['R460', 'FPO23210', 'FPO23220', 'FPO24110', 'FPO24121', 'FPO24122', 'FPO24123', 'FPO24124', 'FPO24125'],
  ['R460', 'FPO24200'],
  ['R461', 'FPO24330', 'FPO24340', 'FPO24350', 'FPO24360', 'FPO24370', 'FPO25100', 'FPO26100', 'FPO41100'],
  ['R461', 'FPO41200', 'FPO42100', 'FPO42200', 'FPO42210', 'FPO42220', 'FPO42310', 'FPO42320', 'FPOAPI'],
  ['R461', 'FPO51100', 'FPO60000'],
  ['R462', 'FPO91000', 'FPO92000', 'FPO93000', 'FPO94000', 'FPO95000', 'FPO96000', 'FPO97000', 'FPO98000'],
  ['R462', 'FPO99000', 'FPO9A000', 'FPO9B000', 'FPO9C000'],
  ['R463', 'FFP10000', 'FFP20000', 'FFP21000', 'FFP22000', 'FFP30000', 'FFP31000', 'FFP32000', 'FFP40000'],
];

describe('the point wallet', () => {
  it.each(codes)('(%s) has %s and those behind it, each at its own address', (_row, ...listed) => {
    const entries: Readonly<Record<string, { path: string }>> = manifest.screens;
    expect(listed.map((code) => entries[code]?.path)).toEqual(listed.map((code) => `/point/${code}`));
    expect(listed.filter((code) => !Object.hasOwn(screens, code))).toEqual([]);
  });

  it('(R431, R463) has no screen of these series that is not listed', () => {
    const listed = new Set(codes.flatMap(([, ...some]) => some));
    const ours = Object.keys(manifest.screens).filter((code) => /^F(PO|FP)/.test(code));
    expect(ours.filter((code) => !listed.has(code))).toEqual([]);
  });

  it.each([
    ['bankbook', 'FPO10000', /^\/point-fe\/bank-book\/v1\//],
    ['linked accounts', 'FPO21410', /^\/point-fe\/bank-book\/v1\/(only-)?link-accounts$/],
  ])('(R431, R502, R503) covers the %s: %s', async (_what, code, call) => {
    const view = await open(code);
    await view.shows(code);
    await waitFor(async () =>
      expect((await view.journal()).map(({ path }) => path)).toContainEqual(expect.stringMatching(call)),
    );
  });
});

describe('who uses it', () => {
  it('(R428) a customer sees points, and no screen of the developers', async () => {
    const view = await open('FPO10000');
    await view.shows('FPO10000');
    view.unmount();
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    await open('FPOAPI');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(document.querySelector('[data-screen="FPOAPI"]')).toBeNull();
  });

  it('(R428) a visitor is asked to sign in', async () => {
    await open('FPO10000', { persona: 'visitor' });
    await dialog('loginGuide');
    expect(document.querySelector('[data-screen]')).toBeNull();
  });

  it('(R428) a developer sees theirs', async () => {
    const view = await open('FPOAPI', { persona: 'developer' });
    await view.shows('FPOAPI');
  });
});
