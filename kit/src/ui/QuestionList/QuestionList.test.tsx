import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { QuestionList } from './QuestionList.tsx';

const groups = [
  {
    title: '충전',
    questions: [
      { question: '충전이 안 돼요', answer: '은행 점검 시간일 수 있어요.' },
      { question: '얼마까지 충전하나요?', answer: '한 번에 100만 원까지예요.' },
    ],
  },
  { title: '비밀번호', questions: [{ question: '비밀번호를 잊었어요', answer: '인증서로 다시 정해요.' }] },
];

it('has its questions by topic, each answer folded under it', async () => {
  const { user } = await renderKorean(<QuestionList groups={groups} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['충전', '비밀번호']);
  const folded = screen.getByText('비밀번호를 잊었어요').closest('details');
  expect(folded?.open).toBe(false);
  await user.click(screen.getByText('비밀번호를 잊었어요'));
  expect(folded?.open).toBe(true);
});

it('finds by any words of question or answer, whatever the spaces, and says how many', async () => {
  const { user } = await renderKorean(<QuestionList groups={groups} />);
  const field = screen.getByRole('searchbox', { name: '질문 찾기' });
  await user.type(field, '은행점검 안돼요');
  expect(screen.queryByText('얼마까지 충전하나요?')).toBeNull();
  expect(screen.getByText('충전이 안 돼요')).toBeTruthy();
  expect(screen.queryByText('비밀번호를 잊었어요')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('질문 1개를 찾았어요');
  await user.clear(field);
  await user.type(field, '비행기');
  expect(screen.getByText('맞는 질문이 없어요')).toBeTruthy();
  await user.clear(field);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
