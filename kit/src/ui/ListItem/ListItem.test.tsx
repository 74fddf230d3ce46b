import { expect, test } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { ListItem } from './ListItem.tsx';

test('facts stay whole, each with the dot before it, and read as one line', async () => {
  await renderKorean(
    <ul>
      <ListItem title="소금빵" description="달콤제과 · 11월 26일까지 · 1장" />
    </ul>,
  );
  const row = document.querySelector('li') as HTMLElement;
  expect(row.textContent).toBe('소금빵달콤제과 · 11월 26일까지 · 1장');
  const facts = [...row.querySelectorAll('[class*="facts"] > span')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['달콤제과', ' · 11월 26일까지', ' · 1장']);
});
