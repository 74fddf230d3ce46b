import { screen, waitFor } from '@testing-library/react';
import { createFakeHost, type FakeHost } from '@wallet/kit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { button, confirmButton, open, part } from '../../testing/openScreen.ts';

const here = { latitude: 33.45, longitude: 126.6, accuracy: 12, at: '2026-11-21T09:00:00+09:00' };
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const agree = '[data-part="terms"] [data-action="confirm"]';

async function results(native?: FakeHost) {
  const view = await open('FTR21000', native ? { native } : {});
  await view.shows('FTR21000');
  const calls = async (path: string) => (await view.journal()).filter((call) => call.path === path);
  const agreeToTerms = async () => {
    // The document comes in its own time; the text is there at once.
    await view.user.click(await waitFor(() => part('[data-action="asText"]')));
    await view.user.click(part(agree));
  };
  return { ...view, calls, agreeToTerms };
}

afterEach(() => vi.restoreAllMocks());

test('(R317, R261) the terms of the position are agreed to first, then the nearest forest comes first', async () => {
  const native = createFakeHost({ answers: { getLocation: here } });
  const { user, calls, agreeToTerms, path } = await results(native);
  await waitFor(() => expect(names()).toHaveLength(10));
  const before = names();
  await user.click(await button('내 주변 순으로 보기'));
  await waitFor(() => part('[data-part="terms"]'));
  expect(part('[data-part="terms"]').textContent).toContain('개인위치정보 수집·이용 동의');
  expect(native.calls('getLocation')).toEqual([]);
  expect(await calls('/comm/common/locationSave')).toEqual([]);

  await agreeToTerms();
  expect(await screen.findByRole('heading', { name: '휴양림 10곳 · 가까운 순' })).toBeTruthy();
  expect(native.calls('getLocation')).toEqual([{ timeoutMs: 10_000, highAccuracy: false }]);
  // One forest stands on Jeju, and so does the phone.
  expect(names()[0]).toBe(before.at(-1));
  expect(
    screen.getByText((_, part) => part?.tagName === 'P' && /제주 · 약 \d+km/.test(part.textContent)),
  ).toBeTruthy();
  expect((await calls('/comm/common/locationSave'))[0]?.body).toMatchObject({
    locationInfoAgreement: '1',
    walletSvcDsticCd: '51',
    customerName: '김하늘',

    acquisitionRoute: 'GPS',
    serviceContent: '자연휴양림 내 주변 찾기',
  });
  expect((await calls('/comm/common/insertStpulInfo'))[0]?.body).toEqual({
    walletSvcDstic: '51',
    stpulInfoList: [{ hirkStpulId: 'CML000161', stpulAgrmtYn: 'Y' }],
  });
  // Where somebody is stays with them.
  expect(path()).toBe('/forest/FTR21000');
  expect(JSON.stringify((await calls('/forest/v1/forests')).map(({ query }) => query))).not.toMatch(/33|126/);

  await user.click(await button('기본 순으로 보기'));
  expect(names()).toEqual(before);
  await user.click(await button('내 주변 순으로 보기'));
  await screen.findByRole('heading', { name: /가까운 순/ });
  expect(document.querySelector('[data-part="terms"]')).toBeNull();
});

test('(R261) who does not agree is not located, and is asked again the next time', async () => {
  const native = createFakeHost({ answers: { getLocation: here } });
  const { user, calls } = await results(native);
  for (const _ of [1, 2]) {
    await user.click(await button('내 주변 순으로 보기'));
    await user.click(await waitFor(() => part('[data-part="terms"] [data-action="close"]')));
    await waitFor(() => expect(document.querySelector('[data-part="terms"]')).toBeNull());
  }
  expect(native.calls('getLocation')).toEqual([]);
  expect(await calls('/comm/common/locationSave')).toEqual([]);
  expect(screen.getByRole('heading', { name: '휴양림 10곳' })).toBeTruthy();
});

test.each([
  ['(R381)', 'DENIED', 'locationPermissionDenied'],
  ['(R382)', 'FAILED', 'locationUnavailable'],
  ['(R383)', 'TIMEOUT', 'locationTimeout'],
  ['(R384)', 'INVALID', 'locationUnknown'],
] as const)('%s the phone says %s: told by %s, and the list stays as it was', async (_, code, id) => {
  const native = createFakeHost();
  native.fail('getLocation', code);
  const { user, agreeToTerms } = await results(native);
  await user.click(await button('내 주변 순으로 보기'));
  await agreeToTerms();
  await user.click(await confirmButton(id));
  expect(screen.getByRole('heading', { name: '휴양림 10곳' })).toBeTruthy();
  expect(await button('내 주변 순으로 보기')).toBeTruthy();
});

test('(R385) a consent that cannot be looked up is told, and no phone is asked', async () => {
  const native = createFakeHost({ answers: { getLocation: here } });
  const { user, reply } = await results(native);
  await reply({ method: 'POST', path: '/comm/common/locationAgrmtInfo', drop: true, times: 1 });
  await user.click(await button('내 주변 순으로 보기'));
  await user.click(await confirmButton('locationConsentLookupUnavailable'));
  expect(native.calls('getLocation')).toEqual([]);
});

test('a consent that could not be stored is no consent', async () => {
  const native = createFakeHost({ answers: { getLocation: here } });
  const { user, reply, agreeToTerms } = await results(native);
  await reply({ method: 'POST', path: '/comm/common/locationSave', status: 500, body: {}, times: 1 });
  await user.click(await button('내 주변 순으로 보기'));
  await agreeToTerms();
  await waitFor(() => part('dialog[data-msg] [data-action="confirm"]'));
  expect(native.calls('getLocation')).toEqual([]);
});
