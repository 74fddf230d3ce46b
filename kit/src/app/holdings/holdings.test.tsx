import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import { defineCall } from '../../api/index.ts';
import { v } from '../../schema/index.ts';
import { button, confirmButton, createFakeHost, dialog, go, openerOf, part } from '../../testing/index.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { useAction } from '../useAction.ts';
import { HoldingsList } from './HoldingsList.tsx';
import { useHoldings } from './useHoldings.ts';

const leaveService = defineCall<void, unknown, unknown>({
  method: 'POST',
  path: '/small/leave',
  answer: v.unknown(),
});

let service: string | undefined;

function LVE10000() {
  const holdings = useHoldings(service);
  const leave = useAction(() => leaveService(), { on: holdings.onRefused });
  return (
    <Screen of={holdings}>
      {(held) => (
        <>
          <HoldingsList holdings={held} />
          <button type="button" disabled={holdings.isBlocked} onClick={() => void leave.run()}>
            해지
          </button>
        </>
      )}
    </Screen>
  );
}

const row = {
  svcNm: '금 모으기',
  svcEngNm: 'Gold saving',
  lvEngCtnt: 'It is sold first.',
  routeName: 'FGS32000',
};
const receipt = {
  ...row,
  hldngId: 'gold-saving R1',
  className: 'gold-saving',
  kndCd: 'ORDER',
  hldngNm: '영수증',
  hldngEngNm: 'Receipt',
  lvCd: 'STAY',
  lvCtnt: '계속 볼 수 있어요.',
  routeName: '',
};
const gold = {
  ...receipt,
  hldngId: 'gold-saving G1',
  kndCd: 'GOLD',
  hldngNm: '모은 금',
  hldngEngNm: 'Gold',
  crncyCd: 'XAU',
  amt: '5.00',
  lvCd: 'BLCK',
  lvCtnt: '먼저 팔아 주세요.',
  routeName: 'LVE20000?no=7',
};
const tax = {
  ...gold,
  hldngId: 'tax T1',
  className: 'tax',
  svcNm: '세금',
  svcEngNm: 'Tax',
  hldngNm: '환급금',
  hldngEngNm: 'Refund',
  crncyCd: 'KRW',
  amt: '84210',
  lvCd: 'ENDS',
  routeName: 'FNT20000',
};

const HOM10000 = () => <Screen>처음</Screen>;
const LVE20000 = () => <Screen>여기서 팔아요</Screen>;
const open = openerOf(smallApp({ HOM10000, LVE10000, LVE20000 }), createMock);
async function openWith(rows: readonly object[], options: Parameters<typeof open>[1] = {}) {
  const view = await open('HOM10000', options);
  await view.shows('HOM10000');
  await view.reply(listOf(rows));
  go('/small/LVE10000');
  await view.shows('LVE10000');
  return view;
}
const listOf = (rows: readonly object[]) => ({
  method: 'GET',
  path: '/mstr/main/holdings',
  body: { status: 200, code: '0000', message: '', payload: { hldngList: rows } },
});
const text = () => part('main').textContent ?? '';

test('lists what is held by service, what must be settled first at the top, and leaving is off', async () => {
  service = undefined;
  await openWith([receipt, tax, gold]);
  const headings = [...part('main').querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['금 모으기', '세금']);
  const rows = [...part('main').querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    '모은 금먼저 정리 · 먼저 팔아 주세요.5.00 g',
    '영수증그대로 남음 · 계속 볼 수 있어요.',
    '환급금없어져요 · 먼저 팔아 주세요.84,210원',
  ]);
  expect(text()).toContain('먼저 정리할 것이 1개 있어요');
  expect((await button('해지')).matches(':disabled')).toBe(true);
});

test('asks for one service where it is given, and says so when nothing is left', async () => {
  service = 'gold-saving';
  const view = await openWith([]);
  expect(text()).toContain('남아 있거나 진행 중인 것이 없어요.');
  const asked = (await view.journal()).find(({ path }) => path === '/mstr/main/holdings');
  expect(asked?.query).toEqual({ className: 'gold-saving' });
});

test('a row leads to the screen where it is resolved, with its query', async () => {
  const view = await openWith([gold]);
  await view.user.click(within(part('main')).getByRole('button', { name: /모은 금/ }));
  await view.shows('LVE20000');
  expect(view.path()).toBe('/small/LVE20000?no=7');
});

test('a row leads into another app', async () => {
  const host = createFakeHost();
  const screens = [{ code: 'FNT20000', path: '/tax/FNT20000', title: { ko: '세금', en: 'Tax' }, flags: {} }];
  const index = { apps: [{ id: 'tax', prefixes: ['/tax'], screens }] };
  vi.stubGlobal('fetch', async () => Response.json(index));
  const view = await openWith([tax], { native: host });
  await view.user.click(within(part('main')).getByRole('button', { name: /환급금/ }));
  await waitFor(() => expect(host.calls('openWebView')[0]).toMatchObject({ url: '/tax/FNT20000' }));
  vi.unstubAllGlobals();
});

test('a refusal of the service is explained, and the list is read again', async () => {
  const view = await openWith([receipt]);
  const payload = { hldngList: [gold] };
  await view.reply({
    method: 'POST',
    path: '/small/leave',
    body: { status: 200, code: 'LEAVE_HOLDS', message: '', payload },
  });
  await view.reply(listOf([gold]));
  await view.user.click(await button('해지'));
  expect((await dialog('leaveHolds')).textContent).toContain('바뀐 것은 없어요');
  await view.user.click(await confirmButton('leaveHolds'));
  await view.findByText('모은 금');
  expect((await button('해지')).matches(':disabled')).toBe(true);
});
