import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { List } from '../List/List.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { BankMark } from './BankMark.tsx';

it('shows the initial of a bank on its tint, and says nothing beside the words', async () => {
  const { container } = await renderKorean(
    <List>
      <ListItem leading={<BankMark code="088" name="신한은행" />} title="월급 통장" />
      <ListItem leading={<BankMark code="088" size="large" />} title="같은 통장" />
      <ListItem leading={<BankMark code="777" name=" kdb" />} title="적금" />
    </List>,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[data-bank]')];
  expect(marks.map(({ dataset }) => [dataset.bank, dataset.tile])).toEqual([
    ['088', 'blue'],
    ['088', 'blue'],
    ['777', 'slate'],
  ]);
  expect(marks.map((mark) => mark.firstElementChild?.getAttribute('data-letter'))).toEqual(['신', '신', 'K']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '월급 통장',
    '같은 통장',
    '적금',
  ]);
});
