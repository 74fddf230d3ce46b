import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { AgreementList } from './AgreementList.tsx';
import { missingAgreements, useAgreements } from './useAgreements.ts';

const items = [
  { id: 'use', title: '이용 약관', mandatory: true },
  { id: 'privacy', title: '개인정보 수집·이용', mandatory: true },
  { id: 'news', title: '혜택 알림', mandatory: false },
];
const proxy = { id: 'proxy', title: '대리 동의', mandatory: true, by: 'guardian' as const };

function Asking({ asked = items, onDone }: { asked?: typeof items; onDone: () => void }) {
  const agreements = useAgreements(asked, ['use']);
  return (
    <>
      <AgreementList {...agreements.list} />
      <button type="button" onClick={() => agreements.check() && onDone()}>
        다음
      </button>
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('says by the box for all that some, all or none are agreed to', async () => {
  const { rerender } = await renderKorean(<AgreementList items={items} value={{}} onChange={() => {}} />);
  const all = box('전체 동의');
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
  rerender(<AgreementList items={items} value={{ news: true }} onChange={() => {}} />);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  rerender(
    <AgreementList items={items} value={{ use: true, privacy: true, news: true }} onChange={() => {}} />,
  );
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
});

it('(G44) (R277) does not go on without a mandatory term: marks it and moves the focus there, at each try', async () => {
  const onDone = vi.fn();
  const { user } = await renderKorean(<Asking onDone={onDone} />);
  const next = screen.getByRole('button', { name: '다음' });
  expect(document.querySelector('[data-msg]')).toBeNull();
  for (const _ of [1, 2]) {
    await user.click(next);
    expect(document.activeElement).toBe(box('[필수] 개인정보 수집·이용'));
  }
  expect(box('[필수] 개인정보 수집·이용').getAttribute('aria-invalid')).toBe('true');
  expect(box('[필수] 이용 약관').getAttribute('aria-invalid')).toBeNull();
  expect(document.querySelectorAll('[data-msg="required"]')).toHaveLength(1);
  await user.click(box('[필수] 개인정보 수집·이용'));
  expect(document.querySelector('[data-msg]')).toBeNull();
  await user.click(next);
  expect(onDone).toHaveBeenCalledOnce();
});

it('asks a guardian apart from the rest; "all" does not agree on their behalf', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(
    <AgreementList items={[...items, proxy]} value={{ proxy: true }} onChange={onChange} />,
  );
  const section = screen.getByRole('group', { name: '법정대리인 동의' });
  expect(within(section).getAllByRole('checkbox')).toHaveLength(1);
  expect(within(section).getByText(/만 14세 미만/)).toBeTruthy();
  await user.click(box('전체 동의'));
  expect(onChange).toHaveBeenLastCalledWith({ proxy: true, use: true, privacy: true, news: true });
});

it('is blocked by a guardian who has not agreed, too', () => {
  expect(missingAgreements([...items, proxy], { use: true, privacy: true })).toEqual([proxy]);
  expect(missingAgreements(items, { use: true, privacy: true })).toEqual([]);
});

it('is complete in English', async () => {
  await renderKorean(<AgreementList items={[...items, proxy]} value={{}} onChange={() => {}} />);
  await setLocale('en');
  expect(await screen.findByText('Legal guardian’s consent')).toBeTruthy();
  expect(screen.getByText(/customers under 14/)).toBeTruthy();
  await setLocale('ko');
});
