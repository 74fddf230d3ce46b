import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { ListItem } from '../ListItem/ListItem.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PagedList } from './PagedList.tsx';
import type { ListPage } from './usePages.ts';

/** Brings the end of the list near, as scrolling would. */
let scrollToEnd: () => void = () => {};
let watching = new Set<() => void>();

beforeEach(() => {
  watching = new Set();
  scrollToEnd = () => act(() => [...watching].map((near) => near()));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly near: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.near = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        watching.add(this.near);
      }
      disconnect() {
        watching.delete(this.near);
      }
    },
  );
});

type Page = ListPage<string, number>;

/** Rows 1 to `total`, two a page. */
function server(total: number) {
  return vi.fn(async (cursor = 0, _signal: AbortSignal): Promise<Page> => {
    const items = [1, 2].map((step) => cursor + step).filter((row) => row <= total);
    return { items: items.map((row) => `거래 ${row}`), next: cursor + 2 < total ? cursor + 2 : null };
  });
}

function shown(load: (cursor: number | undefined, signal: AbortSignal) => Promise<Page>, place?: string) {
  return renderKorean(
    <PagedList label="거래 내역" load={load} keyOf={(row) => row} {...(place ? { place } : {})}>
      {(row) => <ListItem key={row} title={row} />}
    </PagedList>,
  );
}

/** The end of the list is watched from an effect on, a moment after its rows are there. */
const isWatched = () => waitFor(() => expect(watching.size).toBe(1));
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const first = () => screen.findByText('거래 1');
const button = (name: string) => screen.getByRole('button', { name });

function pull(by: number, sideways = 0) {
  const part = screen.getByRole('region', { name: '거래 내역' });
  const touch = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
  fireEvent.touchStart(part, touch(100, 100));
  fireEvent.touchMove(part, touch(100 + sideways, 100 + by));
  return part;
}

it('says that it is loading, then how many rows are there', async () => {
  await shown(server(2));
  const part = screen.getByRole('region', { name: '거래 내역' });
  expect(part.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요');
  await first();
  expect(part.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('2건을 표시해요');
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

it('brings the next page near the end by itself, once, until there is none', async () => {
  const load = server(5);
  await shown(load);
  await first();
  await isWatched();
  scrollToEnd();
  scrollToEnd();
  await screen.findByText('거래 4');
  await isWatched();
  scrollToEnd();
  await screen.findByText('거래 5');
  scrollToEnd();
  expect(load.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 2, 4]);
  expect(rows()).toEqual([1, 2, 3, 4, 5].map((row) => `거래 ${row}`));
});

it('puts neighbours under a head of their own, and says which groups have come whole', async () => {
  const head = vi.fn((group: string, items: readonly string[], isWhole: boolean) => (
    <h2>{`${group}: ${isWhole ? items.length : '?'}`}</h2>
  ));
  // Two rows a page: the second day goes on where the first page ends.
  const days = { '거래 1': '월', '거래 2': '화', '거래 3': '화' } as Record<string, string>;
  const { user } = await renderKorean(
    <PagedList
      label="거래 내역"
      load={server(3)}
      keyOf={(row) => row}
      groups={{ of: (row) => days[row] ?? '', head }}
    >
      {(row) => <ListItem key={row} title={row} />}
    </PagedList>,
  );
  await screen.findByText('거래 2');
  const heads = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(heads()).toEqual(['월: 1', '화: ?']);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(heads()).toEqual(['월: 1', '화: 2']));
});

it('says where a month of days begins, and whether it has come whole', async () => {
  const days = { '거래 1': '20261102', '거래 2': '20261031', '거래 3': '20261029' } as Record<string, string>;
  const { user } = await renderKorean(
    <PagedList
      label="거래 내역"
      load={server(3)}
      keyOf={(row) => row}
      groups={{
        of: (row) => days[row] ?? '',
        head: (day) => <p>{day}</p>,
        month: (month, items, isWhole) => <h2>{`${month}: ${isWhole ? items.length : '?'}`}</h2>,
      }}
    >
      {(row) => <ListItem key={row} title={row} />}
    </PagedList>,
  );
  await screen.findByText('거래 2');
  const heads = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(heads()).toEqual(['202611: 1', '202610: ?']);
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(heads()).toEqual(['202611: 1', '202610: 2']));
});

it('brings the next page by its button', async () => {
  const { user } = await shown(server(3));
  await first();
  await user.click(button('더 보기'));
  expect(await screen.findByText('거래 3')).toBeTruthy();
});

it('shows a row once that comes on two pages, and does not ask for ever', async () => {
  const load = vi.fn(async (): Promise<Page> => ({ items: ['거래 1'], next: 1 }));
  const { user } = await shown(load);
  await first();
  await user.click(button('더 보기'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  scrollToEnd();
  expect([rows(), load.mock.calls.length]).toEqual([['거래 1'], 2]);
});

it('says that there is nothing', async () => {
  await shown(server(0));
  expect(await screen.findByText('표시할 내용이 없어요.')).toBeTruthy();
});

it('tells why nothing came, and tries again', async () => {
  const load = server(1);
  load.mockRejectedValueOnce({ messageId: 'offline' });
  const { user } = await shown(load);
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector<HTMLElement>('[data-msg]')?.dataset.msg).toBe('offline');
  await user.click(button('다시 시도'));
  expect(await first()).toBeTruthy();
});

it('keeps what is there when the next page does not come, and asks for it again by hand only', async () => {
  const load = server(3);
  const { user } = await shown(load);
  await first();
  load.mockRejectedValueOnce(new Error('lost'));
  await isWatched();
  scrollToEnd();
  expect((await screen.findByRole('alert')).textContent).toContain('데이터를 가져오지 못했어요.');
  scrollToEnd();
  expect(load).toHaveBeenCalledTimes(2);
  expect(rows()).toHaveLength(2);
  await user.click(button('다시 시도'));
  expect(await screen.findByText('거래 3')).toBeTruthy();
});

it('is read anew by its button, and keeps the rows meanwhile', async () => {
  const load = server(3);
  const { user } = await shown(load);
  await first();
  let answer: (page: Page) => void = () => {};
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await user.click(button('새로고침'));
  expect(rows()).toHaveLength(2);
  await act(async () => answer({ items: ['거래 9'], next: null }));
  expect(rows()).toEqual(['거래 9']);
});

it('is read anew by pulling it down far enough, and not by less or sideways', async () => {
  const load = server(2);
  await shown(load);
  await first();
  fireEvent.touchEnd(pull(60));
  fireEvent.touchEnd(pull(130, 300));
  fireEvent.touchCancel(pull(200));
  expect(load).toHaveBeenCalledTimes(1);
  const part = pull(130);
  expect(screen.getByText('놓으면 새로고침해요')).toBeTruthy();
  fireEvent.touchEnd(part);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(load.mock.lastCall?.[0]).toBeUndefined();
});

describe('when the customer comes back from a detail', () => {
  async function twoPagesThenBack(place?: string) {
    window.history.replaceState(null, '', '/list');
    const list = await shown(server(5), place);
    await first();
    await list.user.click(button('더 보기'));
    await screen.findByText('거래 4');
    const entry = window.history.state;
    window.history.pushState(null, '', '/detail');
    list.unmount();
    window.history.replaceState(entry, '', '/list');
  }

  it('stands at once with all its pages, and reads as many anew', async () => {
    await twoPagesThenBack('transactions');
    const load = server(5);
    load.mockImplementationOnce(async () => ({ items: ['거래 1 (읽음)', '거래 2'], next: 2 }));
    await shown(load, 'transactions');
    expect(rows()).toEqual([1, 2, 3, 4].map((row) => `거래 ${row}`));
    expect(await screen.findByText('거래 1 (읽음)')).toBeTruthy();
    expect(rows()).toHaveLength(4);
    expect(load.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 2]);
    await isWatched();
    scrollToEnd();
    expect(await screen.findByText('거래 5')).toBeTruthy();
  });

  it('keeps what stands where it cannot be read anew, and tries again for as much', async () => {
    await twoPagesThenBack('transactions');
    const load = server(5);
    load.mockRejectedValueOnce({ messageId: 'offline' });
    const { user } = await shown(load, 'transactions');
    await screen.findByRole('alert');
    expect(rows()).toHaveLength(4);
    await user.click(button('다시 시도'));
    await waitFor(() => expect(load.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, undefined, 2]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(rows()).toHaveLength(4);
  });

  it('begins anew without a place of its own', async () => {
    await twoPagesThenBack();
    await shown(server(5));
    await first();
    expect(rows()).toHaveLength(2);
  });
});

it('stops asking when it is left', async () => {
  const load = vi.fn((_cursor: number | undefined, _signal: AbortSignal) => new Promise<Page>(() => {}));
  const { unmount } = await shown(load);
  unmount();
  expect(load.mock.lastCall?.[1].aborted).toBe(true);
});

it('speaks English', async () => {
  await shown(server(3));
  await first();
  await act(() => setLocale('en'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Showing 2 items'));
  expect([button('Reload'), button('More')]).toHaveLength(2);
});
