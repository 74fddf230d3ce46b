import { expect, it } from 'vitest';
import { List } from '../List/List.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { NoticeRow } from './NoticeRow.tsx';

it('says what matters first, its kind and its day, or the days that it is about', async () => {
  const { container } = await renderKorean(
    <List>
      <NoticeRow title="점검 안내" kind="공지" at="20201126090000" isImportant onClick={() => {}} />
      <NoticeRow title="Sale" at={{ says: '11.1 – 11.30' }} isOver onClick={() => {}} />
      <NoticeRow title="이용 안내" at="" onClick={() => {}} />
    </List>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '중요 점검 안내공지 · 2020년 11월 26일 (목)',
    'Sale11.1 – 11.30',
    '이용 안내',
  ]);
});
