import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServiceCell } from '../ServiceGrid/ServiceCell.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { ServicePages } from './ServicePages.tsx';
import { servicePageStarts } from './servicePageStarts.ts';

const cells = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    <ServiceCell key={place} picture="forest" name={`${place}`} onClick={() => {}} />
  ));

it('turns pages of eight from the thirteenth service on', async () => {
  expect(servicePageStarts(12)).toEqual([0]);
  expect(servicePageStarts(17)).toEqual([0, 8, 16]);
  await renderKorean(<ServicePages label="서비스">{cells(12)}</ServicePages>);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(document.querySelector('[data-action="nextPage"]')).toBeNull();
});

it('has its dots right under the page that is seen: they lead to the next, and from the last to the first', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    // Side by side: all of them are as high as the highest.
    return Math.min(8, this.querySelectorAll('li').length) * 5;
  });
  const scrollTo = vi.fn();
  Element.prototype.scrollTo = scrollTo;
  const { user } = await renderKorean(<ServicePages label="서비스">{cells(17)}</ServicePages>);
  const rest = () => document.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--rest');
  expect(rest()).toBe('0px');
  await user.click(screen.getByRole('button', { name: '다음 쪽 보기, 3쪽 중 1쪽' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
  const view = screen.getByRole('list', { name: '서비스 1/3' }).parentElement?.parentElement;
  if (view) fireEvent.scroll(view, { target: { scrollLeft: 600 } });
  expect(rest()).toBe('35px');
  await user.click(screen.getByRole('button', { name: '다음 쪽 보기, 3쪽 중 3쪽' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
  vi.restoreAllMocks();
});
