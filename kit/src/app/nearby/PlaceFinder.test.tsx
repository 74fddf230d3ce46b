import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMock } from '../../../../mocks/src/backend/index.ts';
import type { Position } from '../../common/index.ts';
import { button, openerOf, part } from '../../testing/index.ts';
import { Screen } from '../Screen.tsx';
import { smallApp } from '../testing/smallApp.tsx';
import { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.tsx';
import type { Nearby } from './useNearby.ts';

const places = [
  { id: 'S', name: '수원점', region: '경기', latitude: 37.2636, longitude: 127.0286 },
  {
    id: 'Y',
    name: '여의도점',
    region: '서울',
    address: '의사당대로 1',
    latitude: 37.5262,
    longitude: 126.9198,
  },
  { id: 'M', name: '마포점', region: '서울', phone: '0212345678', latitude: 37.5401, longitude: 126.9451 },
  { id: 'N', name: '이동점', region: '서울', place: null },
];

const nearbyAt = (position?: Position): Nearby => ({
  position,
  term: undefined,
  isBusy: false,
  locate: vi.fn(),
  forget() {},
  agree() {},
  refuse() {},
});

type Props = Partial<PlaceFinderProps<(typeof places)[number]>>;

function open(props: Props) {
  const Finder = () => (
    <Screen ground>
      <PlaceFinder label="지점" places={places} nearby={nearbyAt()} say={() => ({})} {...props} />
    </Screen>
  );
  return openerOf(smallApp({ SML10000: Finder }), createMock)('SML10000');
}

const rows = () =>
  [...document.querySelectorAll('ul[aria-label="지점"] [data-action="openPlace"]')].map((row) =>
    ['수원점', '여의도점', '마포점', '이동점'].find((name) => row.textContent?.includes(name)),
  );
const pins = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="pin"]')].map(({ dataset }) => dataset.id);

test('without a position it says so, offers to ask for it, and lists by region and words; the map shows the same', async () => {
  const nearby = nearbyAt();
  const view = await open({ nearby, searches: true });
  expect(part('main').textContent).toContain('지역별로 보여 드려요');
  expect(rows()).toEqual(['수원점', '여의도점', '마포점', '이동점']);
  await view.user.click(await view.findByRole('radio', { name: '서울' }));
  expect(rows()).toEqual(['여의도점', '마포점', '이동점']);
  expect(pins().sort()).toEqual(['M', 'Y']);
  await view.user.type(view.getByRole('searchbox'), '의사당');
  expect(rows()).toEqual(['여의도점']);
  await view.user.type(view.getByRole('searchbox'), '없는 곳');
  await view.findByText('찾는 곳이 없어요');
  await view.user.click(await button('가까운 곳부터 보기'));
  expect(nearby.locate).toHaveBeenCalledOnce();
});

test('(R514, R827) with one, or an address of theirs, the nearest come first with how far they are', async () => {
  const view = await open({ nearby: nearbyAt({ latitude: 37.52, longitude: 126.93, accuracy: 20 }) });
  expect(rows()).toEqual(['여의도점', '마포점', '수원점', '이동점']);
  expect(part('main').textContent).toMatch(/여의도점.*1\.1km.*마포점.*2\.6km.*수원점.*30km/);
  expect(view.queryByRole('button', { name: '가까운 곳부터 보기' })).toBeNull();
  view.unmount();
  await open({ nearby: null, around: { name: '집', latitude: 37.26, longitude: 127.03 } });
  expect(rows()[0]).toBe('수원점');
  expect(document.querySelector('[data-part="here"]')?.textContent).toBe('집');
});

test('a pin picks a place, its row opens it; the one main button does what is done with it, once', async () => {
  let end = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const view = await open({
    choose: { label: '이 지점으로 하기', run },
    say: ({ id }) => ({
      rows: [{ label: '시간', value: '9~16시' }],
      problem: id === 'S' ? '쉬는 날이에요' : undefined,
    }),
  });
  expect(view.queryByRole('button', { name: '이 지점으로 하기' })).toBeNull();
  fireEvent.click(document.querySelector('[data-part="pin"][data-id="S"]') as HTMLElement);
  expect(view.queryByRole('button', { name: '이 지점으로 하기' })).toBeNull();
  await view.user.click(await button(/마포점/));
  expect(view.getByRole('dialog').textContent).toMatch(/9~16시.*02-1234-5678/);
  await view.user.click(await button('닫기'));
  await view.user.dblClick(await button('이 지점으로 하기'));
  expect(run).toHaveBeenCalledOnce();
  expect(run).toHaveBeenCalledWith(places[2]);
  end();
});

test('what is where is shown by the map app; a place nobody can find there stands without it', async () => {
  const view = await open({});
  await view.user.click(await button(/이동점/));
  expect(view.queryByRole('button', { name: '지도 앱에서 보기' })).toBeNull();
  await view.user.click(await button('닫기'));
  await view.user.click(await button(/수원점/));
  await button('지도 앱에서 보기');
});
