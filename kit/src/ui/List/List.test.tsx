import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

const names = Array.from({ length: 30 }, (_, index) => `숲 ${index + 1}`);
const forests = () => (
  <List atFirst={8}>
    {names.map((name) => (
      <ListItem key={name} title={name} />
    ))}
  </List>
);

afterEach(() => performance.clearMarks('wallet:usable'));

it('draws what the first view shows, and the rest once that is painted, without making a row anew', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  await renderKorean(forests());
  const first = screen.getAllByRole('listitem');
  expect(first.map((row) => row.textContent)).toEqual(names.slice(0, 8));
  // Nothing comes before the browser has painted.
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  for (const run of frames) run(0);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
  expect(screen.getAllByRole('listitem').slice(0, 8)).toEqual(first);
  vi.restoreAllMocks();
});

it('is whole at once on a page that has shown its first data', async () => {
  performance.mark('wallet:usable');
  await renderKorean(forests());
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
