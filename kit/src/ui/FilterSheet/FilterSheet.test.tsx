import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Chips } from '../Chips/Chips.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

interface Wish {
  region: string;
  pets: boolean;
}

const empty: Wish = { region: '', pets: false };
const found: Record<string, number> = { '': 40, east: 12, south: 3 };

function List({
  count,
  onApply,
}: {
  count?: FilterSheetProps<Wish>['count'];
  onApply?: (wish: Wish) => void;
}) {
  const [wish, setWish] = useState<Wish>({ region: 'east', pets: false });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterBar
        onOpen={() => setOpen(true)}
        chosen={
          wish.region
            ? [{ id: 'region', label: '강원', onRemove: () => setWish({ ...wish, region: '' }) }]
            : []
        }
        found={<b>{found[wish.region]}곳</b>}
      />
      <FilterSheet
        isOpen={isOpen}
        value={wish}
        empty={empty}
        count={count ?? (({ region }) => found[region] ?? 0)}
        submit={(number) => (number === null ? '결과 보기' : `${number}곳 보기`)}
        onApply={(next) => {
          onApply?.(next);
          setWish(next);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      >
        {(value, change) => (
          <FilterGroup title="지역">
            <Chips
              legend="지역"
              options={[
                { value: '', label: '전국' },
                { value: 'east', label: '강원' },
                { value: 'south', label: '제주' },
              ]}
              value={value.region}
              onChange={(region) => change({ region })}
            />
          </FilterGroup>
        )}
      </FilterSheet>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('says how many would be found while filters are chosen, and applies them at once', async () => {
  const onApply = vi.fn();
  const { user } = await renderKorean(<List onApply={onApply} />);
  await user.click(button('필터 1개 적용'));
  expect(await screen.findByRole('button', { name: '12곳 보기' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '제주' }));
  expect(onApply).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: '3곳 보기' }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ region: 'south', pets: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is reset within the sheet, and closing leaves what was applied', async () => {
  const { user } = await renderKorean(<List />);
  await user.click(button('필터 1개 적용'));
  await user.click(button('초기화'));
  expect(screen.getByRole('radio', { name: '전국', checked: true })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '40곳 보기' })).toBeTruthy();
  await user.click(button('닫기'));
  expect(screen.getByText('12곳')).toBeTruthy();
});

it('asks for the last choice alone, and has a button without a number where it is not known', async () => {
  const asked = vi.fn(({ region }: Wish) =>
    region === 'south' ? Promise.reject(new Error('no network')) : Promise.resolve(7),
  );
  const { user } = await renderKorean(<List count={asked} />);
  await user.click(button('필터 1개 적용'));
  await screen.findByRole('button', { name: '7곳 보기' });
  await user.click(screen.getByRole('radio', { name: '전국' }));
  await user.click(screen.getByRole('radio', { name: '제주' }));
  expect(await screen.findByRole('button', { name: '결과 보기' })).toBeTruthy();
  expect(asked.mock.calls.map(([{ region }]) => region)).toEqual(['east', 'south']);
});

it('takes off one filter by a tap on it', async () => {
  const { user } = await renderKorean(<List />);
  await user.click(button('강원 필터 해제'));
  await waitFor(() => expect(screen.getByText('40곳')).toBeTruthy());
  expect(button('필터')).toBeTruthy();
});
