import { waitFor } from '@testing-library/react';
import { button, confirmButton, describeOrder, enterPin, field, openerOf, part } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test, vi } from 'vitest';
import { checkReceiver, readTokens } from '../api/calls.ts';
import { sendOrder } from '../flows/sending.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const PIN = '927351';
const OUTSIDE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const opener = openerOf({ manifest, screens, messages }, createMock);
const open = (at: string, query: Record<string, string> = {}, persona = 'member') =>
  opener(at, { persona, query });
type View = Awaited<ReturnType<typeof open>>;
const says = (text: string | RegExp) => waitFor(() => expect(part('main').textContent).toMatch(text));
const tap = async ({ user }: View, action: string) =>
  user.click(await waitFor(() => part(`[data-action="${action}"]`)));
async function to(view: View, receiver: string) {
  await waitFor(() => field('to'));
  await view.user.type(field('to'), receiver);
  await tap(view, 'next');
}

test('a new wallet: terms, PIN twice, a first token', async () => {
  const view = await open('FNF10000', {}, 'lite');
  await view.user.click(await waitFor(() => field('agreeAll')));
  await tap(view, 'next');
  await view.shows('FNF10100');
  await tap(view, 'choose');
  await enterPin(view, PIN);
  await enterPin(view, PIN);
  await view.shows('FNF11000');
  await says('NFT 지갑을 만들었어요');
  await tap(view, 'see');
  await view.shows('FNF20000');
  await says('첫 NFT 지갑 기념');
});

test('a token is sent to a phone number: checked, PIN, ten minutes, taken back', async () => {
  const view = await open('FNF41000', { tknId: 'T1004' });
  await to(view, '1234');
  await says('휴대폰 번호나 0x');
  await view.user.clear(field('to'));
  await to(view, '010-5555-1204');
  await view.shows('FNF42000');
  await says('무료');
  await tap(view, 'submit');
  await enterPin(view, PIN);
  await view.shows('FNF43000');
  await says('보내기를 시작했어요');
  await tap(view, 'seeTransfer');
  await tap(view, 'recall');
  await view.user.click(await confirmButton('recallToken'));
  await view.shows('FNF43002');
  await says('되돌렸어요');
});

test('an address without capitals has to be compared, a mistyped one is refused before the PIN', async () => {
  const view = await open('FNF41000', { tknId: 'T1004' });
  await to(view, `${OUTSIDE.slice(0, -1)}D`);
  await view.user.click(await confirmButton('address'));
  await view.user.clear(field('to'));
  await to(view, OUTSIDE.toLowerCase());
  await view.shows('FNF42000');
  await says('1,500원');
  expect((part('[data-action="submit"]') as HTMLButtonElement).disabled).toBe(true);
  await view.user.click(field('compared'));
  expect((part('[data-action="submit"]') as HTMLButtonElement).disabled).toBe(false);
});

test('a badge that is bound is not sent; a changed picture is told', async () => {
  await open('FNF20100', { tknId: 'T1003' });
  await says('선물할 수 없는 배지예요.');
  await open('FNF20100', { tknId: 'T1006' });
  await says('그림이 처음 발행된 것과 달라요.');
});

test('(R756) a shared token is seen by its link, until sharing ends', async () => {
  const view = await open('FNF20300', { tknId: 'T1004' });
  await tap(view, 'makeShare');
  await tap(view, 'seeShared');
  await view.shows('FNF20400');
  await says('님의 토큰');
  await open('FNF20400', { shareId: 'gone' }, 'visitor');
  await says('더 이상 볼 수 없어요');
});

test('spam is shown without its picture and deleted, a hidden token comes back', async () => {
  const view = await open('FNF20500');
  await says('스팸 의심');
  await tap(view, 'remove');
  await view.user.click(await confirmButton('removeToken'));
  await waitFor(() => expect(part('main').textContent).not.toContain('FREE GIFT'));
  await tap(view, 'show');
  await says('숨긴 토큰이 없어요');
});

test('an event gives one token, one with a code after the code', async () => {
  const view = await open('FNF60000');
  await view.user.click(await button('봄 전시 방문 기념 받기'));
  await view.user.type(await waitFor(() => field('code')), 'spring26');
  await tap(view, 'claimCode');
  await view.shows('FNF20100');
  await says('봄 전시 방문 기념');
});

test('a gift of a friend is taken, and not twice', async () => {
  const view = await open('FNF30000', { gift: 'G-SPRING' });
  await tap(view, 'take');
  await view.shows('FNF20000');
  await says('봄날의 산책');
});

test('a wrong PIN says how many tries are left, the fifth locks it; a new one after the phone’s code', async () => {
  const view = await open('FNF41000', { tknId: 'T1004' });
  await to(view, '010-5555-1204');
  await view.shows('FNF42000');
  await tap(view, 'submit');
  for (const left of [4, 3, 2, 1]) {
    await enterPin(view, '000000');
    await says(`${left}번 더 틀리면 잠겨요`);
  }
  await enterPin(view, '000000');
  await view.shows('FNF43000');
  await says(/보내지 않았어요.*5번 틀려 잠겼어요/);
  await tap(view, 'remedy');
  await view.shows('FNF11000');
  await says('휴대폰을 확인할게요');
});

test('a claim whose answer is lost says so, and the list says whose it is', async () => {
  const view = await open('FNF60000');
  await says('가온숲 새 아침');
  await view.reply({ method: 'POST', path: '/nft/claim', drop: 'answer', times: 1 });
  await view.user.click(await button('가온숲 새 아침 받기'));
  await view.user.click(await confirmButton('claimLost'));
  await says(/가온숲 새 아침받았어요/);
});

describeOrder(sendOrder, {
  backend: (now) => createMock({ now }),
  secret: PIN,
  runs: 40,
  async wish(random) {
    const { tokens } = await readTokens();
    const all = tokens.filter(({ isSending, isBound, ticket }) => !isSending && !isBound && !ticket);
    const tokenId = all[random(all.length)]?.id ?? 'T1004';
    const to = '01055551204';
    const told = await checkReceiver({ tokenId, to }).catch(() => ({ fee: 0, quoteEnd: 0 }));
    return { tokenId, to, fee: told.fee, quoteEnd: told.quoteEnd };
  },
  books: async (ask) => Number(await ask('/_mocks/nft/transfers')),
  moves: () => 1,
});

test('an address that the phone does not copy is there whole, to be selected', async () => {
  const view = await open('FNF30000');
  const button = await waitFor(() => part('[data-action="copy"]'));
  const refuse = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await view.user.click(button);
  await waitFor(() =>
    expect(part('dialog[data-msg="copyRefused"]').textContent).toMatch(/0x[0-9a-fA-F]{40}/),
  );
  expect(document.body.textContent).not.toContain(messages.current().receive.copied);
  refuse.mockRestore();
});
