import { expect, test } from 'vitest';
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
