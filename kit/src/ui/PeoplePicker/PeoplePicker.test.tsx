import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

function Picker({ start, ...words }: { start: { adult: number; child: number }; full?: string }) {
  const [counts, setCounts] = useState(start);
  return (
    <PeoplePicker
      kinds={[
        { kind: 'adult', label: '어른', price: 1000 },
        { kind: 'child', label: '어린이', max: 2, price: 0 },
      ]}
      most={4}
      unit="명"
      {...words}
      value={counts}
      onChange={setCounts}
    />
  );
}

const count = (kind: string) => document.querySelector(`[data-field="count-${kind}"]`)?.textContent;
const more = (label: string) => screen.getByRole('button', { name: `${label} 늘리기` });
const said = () => document.querySelector('[role="status"]')?.textContent;

it('counts each kind up to its own limit, and all of them up to one', async () => {
  const { user } = await renderKorean(<Picker start={{ adult: 1, child: 0 }} />);
  for (let tap = 0; tap < 4; tap += 1) await user.click(more('어린이'));
  expect([count('adult'), count('child'), said()]).toEqual(['1명', '2명', '']);
  for (let tap = 0; tap < 4; tap += 1) await user.click(more('어른'));
  expect([count('adult'), count('child')]).toEqual(['2명', '2명']);
  expect(said()).toBe('모두 더해 4명까지 고를 수 있어요.');
});

it('says what each of a kind pays', async () => {
  await renderKorean(<Picker start={{ adult: 1, child: 0 }} />);
  expect([...document.querySelectorAll('fieldset p')].map(({ textContent }) => textContent)).toEqual([
    '1,000원',
    '무료',
  ]);
});

it('says that somebody has to come', async () => {
  await renderKorean(<Picker start={{ adult: 0, child: 0 }} />);
  expect(said()).toBe('1명부터 고를 수 있어요.');
});

it('says in words of the caller why there are no more', async () => {
  await renderKorean(<Picker start={{ adult: 3, child: 1 }} full="남은 자리가 4자리예요." />);
  expect(said()).toBe('남은 자리가 4자리예요.');
});
