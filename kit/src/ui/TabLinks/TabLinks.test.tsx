import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { TabLinks } from './TabLinks.tsx';

it('says which page is shown, and goes to another without a new document', async () => {
  const onGo = vi.fn();
  const { user } = await renderKorean(
    <TabLinks
      label="알림과 소식"
      tabs={[
        { value: 'inbox', label: '알림', href: '/noti/FAL11000' },
        { value: 'events', label: '이벤트', href: '/noti/FAL30000', action: 'openEvents' },
      ]}
      current="inbox"
      onGo={onGo}
    />,
  );
  expect(screen.getByRole('navigation', { name: '알림과 소식' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '알림', current: 'page' })).toBeTruthy();
  const events = screen.getByRole('link', { name: '이벤트' });
  expect([events.getAttribute('href'), events.dataset.action]).toEqual(['/noti/FAL30000', 'openEvents']);
  await user.click(screen.getByRole('link', { name: '알림' }));
  expect(onGo).not.toHaveBeenCalled();
  await user.click(events);
  expect(onGo).toHaveBeenCalledExactlyOnceWith('events');
});
