import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Move } from './Move.tsx';

it('colours what follows its sign, and changes no word', async () => {
  const { container } = await renderKorean(
    <p>
      <Move>어제보다 ▲ 3원 올랐어요</Move> <Move>그대로예요</Move>
    </p>,
  );
  expect(container.textContent).toBe('어제보다 ▲ 3원 올랐어요 그대로예요');
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '▲ 3원 올랐어요',
  ]);
});
