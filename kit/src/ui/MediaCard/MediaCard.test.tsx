import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { List } from '../List/List.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { MediaCard } from './MediaCard.tsx';

it('is a row of a list, called by its title, and one button for the whole card', async () => {
  const onClick = vi.fn();
  const { user, container } = await renderKorean(
    <List label="이벤트">
      <MediaCard title="숲길 걷기" imageUrl="/a.svg" badge="진행 중" action="openEvent" onClick={onClick}>
        2026.11.01 ~ 2026.11.30
      </MediaCard>
    </List>,
  );
  const card = screen.getByRole('listitem');
  expect(card.textContent).toBe('진행 중숲길 걷기2026.11.01 ~ 2026.11.30');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('숲길 걷기');
  const button = screen.getByRole('button', { name: '숲길 걷기' });
  expect(button.dataset.action).toBe('openEvent');
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  // The words say it all: a picture that spoke too would say it twice.
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

it('is no button where it leads nowhere, and has no picture where there is none', async () => {
  const { container } = await renderKorean(
    <List>
      <MediaCard title="숲길 걷기" level={3} />
    </List>,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('숲길 걷기');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});
