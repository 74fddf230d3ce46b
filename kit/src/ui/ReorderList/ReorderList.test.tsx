import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { ReorderList } from './ReorderList.tsx';

const HEIGHT = 60;
const onOrder = vi.fn<(keys: readonly string[]) => void>();

afterEach(() => {
  onOrder.mockClear();
  vi.restoreAllMocks();
});

function Rows({ fixed, headOf }: { fixed?: string; headOf?: (row: string, place: number) => ReactNode }) {
  const [rows, setRows] = useState<readonly string[]>(['숲', '포인트', '결제']);
  return (
    <ReorderList
      label="홈 카드"
      items={rows}
      keyOf={(row) => row}
      nameOf={(row) => row}
      canMove={(row) => row !== fixed}
      data={(row) => ({ 'data-row': row })}
      {...(headOf && { headOf })}
      onOrder={(keys) => {
        onOrder(keys);
        setRows(keys);
      }}
    >
      {(row) => <span>{row}</span>}
    </ReorderList>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.dataset.row);
const handle = (name: string) =>
  screen.getByRole('button', { name: `${name} 순서 바꾸기, 위아래 화살표로 옮겨요` });

/** jsdom lays nothing out: rows of one height, one below the other, as they stand now. */
function layOut() {
  Element.prototype.setPointerCapture = () => {};
  const placeOf = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return placeOf(this) * HEIGHT;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.tagName === 'LI' ? placeOf(this) * HEIGHT : 0, 300, HEIGHT);
  });
}

it('moves by arrow keys on the handle, and says where to', async () => {
  const { user } = await renderKorean(<Rows />);
  act(() => handle('결제').focus());
  await user.keyboard('{ArrowUp}');
  expect(order()).toEqual(['숲', '결제', '포인트']);
  expect(document.activeElement).toBe(handle('결제'));
  expect(screen.getByRole('status').textContent).toBe('결제, 2번째로 옮겼어요');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(order()).toEqual(['결제', '숲', '포인트']);
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['숲', '결제', '포인트']);
  expect(document.activeElement).toBe(handle('결제'));
});

it('moves by buttons, which an end does not take away', async () => {
  const { user } = await renderKorean(<Rows />);
  await user.click(screen.getByRole('button', { name: '숲 아래로' }));
  expect(order()).toEqual(['포인트', '숲', '결제']);
  const up = screen.getByRole('button', { name: '포인트 위로' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  expect(onOrder).toHaveBeenCalledOnce();
});

it('a tap on the handle shows the ways, to the top among them; a drag shows none', async () => {
  const { user } = await renderKorean(<Rows />);
  layOut();
  const ways = () => screen.getByRole('button', { name: '결제 맨 위로' }).closest('li')?.dataset;
  expect(ways()).not.toHaveProperty('open');
  await user.click(handle('결제'));
  expect(ways()).toHaveProperty('open');
  await user.click(screen.getByRole('button', { name: '결제 맨 위로' }));
  expect(order()).toEqual(['결제', '숲', '포인트']);
  expect(screen.getByRole('status').textContent).toBe('결제, 1번째로 옮겼어요');
  await user.click(handle('결제'));
  expect(ways()).not.toHaveProperty('open');
  await user.click(handle('결제'));
  expect(ways()).toHaveProperty('open');
  await user.click(document.body);
  expect(ways()).not.toHaveProperty('open');

  fireEvent.pointerDown(handle('결제'), { clientY: 30, button: 0 });
  fireEvent.pointerMove(handle('결제'), { clientY: 50 });
  fireEvent.pointerUp(handle('결제'), { clientY: 50 });
  fireEvent.click(handle('결제'));
  expect(ways()).not.toHaveProperty('open');
});

it('goes to the end at once', async () => {
  const { user } = await renderKorean(<Rows />);
  await user.click(screen.getByRole('button', { name: '숲 맨 아래로' }));
  expect(order()).toEqual(['포인트', '결제', '숲']);
});

it('a fixed row keeps its place before one that goes to the top', async () => {
  const { user } = await renderKorean(<Rows fixed="숲" />);
  await user.click(screen.getByRole('button', { name: '결제 맨 위로' }));
  expect(order()).toEqual(['숲', '결제', '포인트']);
});

it('follows the finger, and tells the order once it lets go', async () => {
  await renderKorean(<Rows />);
  layOut();
  fireEvent.pointerDown(handle('숲'), { clientY: 30, button: 0 });
  const roomOf = () => screen.getAllByRole('listitem').map((row) => row.style.transform);
  fireEvent.pointerMove(handle('숲'), { clientY: 70 });
  expect(roomOf()).toEqual(['', 'translateY(-60px)', '']);
  fireEvent.pointerMove(handle('숲'), { clientY: 160 });
  expect(roomOf()).toEqual(['', 'translateY(-60px)', 'translateY(-60px)']);
  expect(onOrder).not.toHaveBeenCalled();
  fireEvent.pointerUp(handle('숲'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(['포인트', '결제', '숲']);
  expect(order()).toEqual(['포인트', '결제', '숲']);
  expect(roomOf()).toEqual(['', '', '']);
});

it('puts a row back where the phone takes the finger away', async () => {
  await renderKorean(<Rows />);
  layOut();
  fireEvent.pointerDown(handle('숲'), { clientY: 30, button: 0 });
  fireEvent.pointerMove(handle('숲'), { clientY: 70 });
  fireEvent.pointerCancel(handle('숲'));
  expect(order()).toEqual(['숲', '포인트', '결제']);
  expect(onOrder).not.toHaveBeenCalled();
});

it('leaves a fixed row where it is: it has no handle, and none passes it', async () => {
  const { user } = await renderKorean(<Rows fixed="숲" />);
  expect(screen.queryByRole('button', { name: /^숲/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '포인트 위로' }));
  expect(order()).toEqual(['숲', '포인트', '결제']);
  expect(onOrder).not.toHaveBeenCalled();
});

it('a row that makes room passes the head of a part, which keeps its place', async () => {
  const headOf = (_: string, place: number) => place !== 1 && <h3>{place === 0 ? '첫 화면' : '2쪽'}</h3>;
  const { user } = await renderKorean(<Rows headOf={headOf} />);
  const all = () => screen.getAllByRole('listitem').map((row) => row.dataset.row ?? row.textContent);
  expect(all()).toEqual(['첫 화면', '숲', '포인트', '2쪽', '결제']);
  layOut();
  fireEvent.pointerDown(handle('숲'), { clientY: 90, button: 0 });
  fireEvent.pointerMove(handle('숲'), { clientY: 280 });
  const roomOf = (row: string) =>
    screen.getAllByRole('listitem').find((each) => each.dataset.row === row)?.style.transform;
  expect([roomOf('포인트'), roomOf('결제')]).toEqual(['translateY(-60px)', 'translateY(-120px)']);
  fireEvent.pointerUp(handle('숲'));
  expect(all()).toEqual(['첫 화면', '포인트', '결제', '2쪽', '숲']);
  await user.click(screen.getByRole('button', { name: '숲 위로' }));
  expect(all()).toEqual(['첫 화면', '포인트', '숲', '2쪽', '결제']);
});
