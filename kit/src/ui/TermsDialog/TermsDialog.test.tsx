import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AgreementList } from '../AgreementList/AgreementList.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TermsDialog } from './TermsDialog.tsx';

it('(R104, R105) shows terms as text, with agree and close', async () => {
  const onAgree = vi.fn();
  const onClose = vi.fn();
  const { user } = await renderKorean(
    <TermsDialog isOpen title="이용 약관" text={'제1조\n목적'} onAgree={onAgree} onClose={onClose} />,
  );
  const dialog = screen.getByRole('dialog', { name: '이용 약관' });
  expect(dialog.dataset).toEqual({ part: 'terms' });
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['제1조', '목적']);
  const agree = screen.getByRole('button', { name: '동의' });
  expect(agree.dataset.action).toBe('confirm');
  await user.click(agree);
  expect(onAgree).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('nobody agrees to a PDF before it can be read; its words may be read in its place', async () => {
  const onAgree = vi.fn();
  const { user } = await renderKorean(
    <TermsDialog
      isOpen
      title="이용 약관"
      text="제1조"
      pdf={() => new Promise(() => {})}
      onAgree={onAgree}
      onClose={() => {}}
    />,
  );
  const agree = screen.getByRole<HTMLButtonElement>('button', { name: '동의' });
  expect(agree.disabled).toBe(true);
  expect(screen.queryByText('제1조')).toBeNull();
  await user.click(screen.getByRole('button', { name: '글로 보기' }));
  expect(screen.getByText('제1조')).toBeTruthy();
  await user.click(agree);
  expect(onAgree).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '문서로 보기' }));
  expect(agree.disabled).toBe(true);
});

it('(R364) a PDF that is missing and has no words leaves nothing to agree to', async () => {
  const pdf = async () => {
    throw new Error('404');
  };
  await renderKorean(
    <TermsDialog isOpen title="이용 약관" pdf={pdf} onAgree={() => {}} onClose={() => {}} />,
  );
  expect(await screen.findByText('약관을 불러오지 못했어요.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '동의' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '글로 보기' })).toBeNull();
});

const items = [
  { id: 'use', title: '이용 약관', mandatory: true },
  { id: 'news', title: '혜택 알림', mandatory: false },
];

it('(R277, R278) marks agreements as required and optional, and opens each', async () => {
  const onOpen = vi.fn();
  const { user } = await renderKorean(
    <AgreementList items={items} value={{}} onChange={() => {}} onOpen={onOpen} />,
  );
  expect(screen.getByRole('checkbox', { name: '[필수] 이용 약관' }).dataset.field).toBe('agree-use');
  expect(screen.getByRole('checkbox', { name: '[선택] 혜택 알림' })).toBeTruthy();
  const open = screen.getByRole('button', { name: '혜택 알림 내용 보기' });
  expect(open.dataset.action).toBe('openTerm');
  await user.click(open);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('news');
});

it('agrees to each, and to all at once', async () => {
  const onChange = vi.fn();
  const { user, rerender } = await renderKorean(
    <AgreementList items={items} value={{ use: true }} onChange={onChange} />,
  );
  await user.click(screen.getByRole('checkbox', { name: '[선택] 혜택 알림' }));
  expect(onChange).toHaveBeenLastCalledWith({ use: true, news: true });
  await user.click(screen.getByRole('checkbox', { name: '전체 동의' }));
  expect(onChange).toHaveBeenLastCalledWith({ use: true, news: true });
  rerender(<AgreementList items={items} value={{ use: true, news: true }} onChange={onChange} />);
  await user.click(screen.getByRole('checkbox', { name: '전체 동의', checked: true }));
  expect(onChange).toHaveBeenLastCalledWith({ use: false, news: false });
});
