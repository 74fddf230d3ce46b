import { openerOf, type RenderedScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const open = openerOf({ manifest, screens, messages }, createMock);

async function agreed(): Promise<RenderedScreen> {
  const view = await open('FZZ30000');
  await view.shows('FZZ30000');
  await view.user.click(await view.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(view.getByRole('button', { name: '동의하고 다음' }));
  await view.shows('FZZ31000');
  return view;
}

async function fill(view: RenderedScreen, amount: string): Promise<void> {
  await view.user.type(await view.findByRole('textbox', { name: '이름' }), '홍길동');
  await view.user.type(view.getByRole('textbox', { name: '휴대폰 번호' }), '01012345678');
  await view.user.type(view.getByRole('textbox', { name: '신청 금액' }), amount);
  await view.user.click(view.getByRole('button', { name: '신청하기' }));
}

test('mandatory terms hold the customer back; one can be read and agreed to', async () => {
  const view = await open('FZZ30000');
  await view.shows('FZZ30000');
  await view.user.click(view.getByRole('button', { name: '동의하고 다음' }));
  const mandatory = view.getByRole('checkbox', { name: /이용 약관/ });
  expect(mandatory.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(mandatory);
  await view.user.click(view.getByRole('button', { name: /서비스 이용 약관/ }));
  await view.user.click(await view.findByRole('button', { name: '동의' }));
  await view.user.click(view.getByRole('button', { name: '동의하고 다음' }));
  await view.shows('FZZ31000');
});

test('an application is asked about, sent once and shown', async () => {
  const view = await agreed();
  await fill(view, '50000');
  expect(await view.findByText('50,000원을 신청할까요?')).toBeDefined();
  await view.user.click(view.getByRole('button', { name: '신청' }));
  const result = await view.shows('FZZ32000');
  expect(result.textContent).toContain('홍길동');
  const sent = (await view.journal()).filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).toEqual(['/newapp/v1/applications']);
});

test('who says no stays with what was typed', async () => {
  const view = await agreed();
  await fill(view, '50000');
  await view.user.click(await view.findByRole('button', { name: '취소' }));
  expect(view.getByRole('textbox', { name: '이름' })).toHaveProperty('value', '홍길동');
  expect((await view.journal()).some(({ method }) => method === 'POST')).toBe(false);
});

test('an amount out of bounds is said under its field and nothing is sent', async () => {
  const view = await agreed();
  await fill(view, '9000');
  const amount = view.getByRole('textbox', { name: '신청 금액' });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect((await view.journal()).some(({ method }) => method === 'POST')).toBe(false);
});
