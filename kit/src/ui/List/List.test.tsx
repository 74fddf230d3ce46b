import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { Section } from '../Section/Section.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { List } from './List.tsx';

it('has rows that are buttons, links or plain words', async () => {
  const onClick = vi.fn();
  const { user } = await renderKorean(
    <Section title="예약">
      <Card>
        <List label="예약 목록">
          <ListItem title="가야산" description="2박" onClick={onClick} action="open" />
          <ListItem title="지리산" href="/forest/FTR22000" />
          <ListItem title="설악산" trailing="마감" />
        </List>
      </Card>
    </Section>,
  );
  expect(screen.getByRole('region', { name: '예약' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const row = screen.getByRole('button', { name: '가야산 2박' });
  expect(row.dataset.action).toBe('open');
  await user.click(row);
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: '지리산' }).getAttribute('href')).toBe('/forest/FTR22000');
});

it('lets a row be acted on without opening it', async () => {
  const onClick = vi.fn();
  const onAct = vi.fn();
  const { user } = await renderKorean(
    <List>
      <ListItem
        title="예약이 끝났어요"
        leading={<span />}
        onClick={onClick}
        act={
          <Button size="small" variant="secondary" onClick={onAct}>
            예약 보기
          </Button>
        }
      />
    </List>,
  );
  await user.click(screen.getByRole('button', { name: '예약 보기' }));
  expect([onAct.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0]);
});
