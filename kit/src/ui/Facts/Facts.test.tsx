import { expect, test } from 'vitest';
import { Badge } from '../Badge/Badge.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Facts } from './Facts.tsx';

const text = '달콤제과 · 11월 26일까지 · 1장';

test('facts stay whole, each with the dot before it, and read as one line', async () => {
  const { container } = await renderKorean(<Facts>{text}</Facts>);
  expect(container.textContent).toBe(text);
  const facts = [...container.querySelectorAll('[class*="facts"] > span')].map(
    ({ textContent }) => textContent,
  );
  expect(facts).toEqual(['달콤제과', ' · 11월 26일까지', ' · 1장']);
});

test('a row shows its description so', async () => {
  const { container } = await renderKorean(
    <List>
      <ListItem title="소금빵" description={text} />
    </List>,
  );
  expect(container.textContent).toBe(`소금빵${text}`);
  expect(container.querySelectorAll('[class*="facts"] > span')).toHaveLength(3);
});

test('how it stands is the first of them, or all there is', async () => {
  const { container } = await renderKorean(
    <List>
      <ListItem title="소금빵" state={<Badge tone="danger">결제 취소</Badge>} description="오후 1:20" />
      <ListItem title="도시락" state={<Badge>매진</Badge>} />
    </List>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '소금빵결제 취소 · 오후 1:20',
    '도시락매진',
  ]);
});
