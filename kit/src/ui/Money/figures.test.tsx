import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { setLocale } from '../../messages/index.ts';
import { AssetFigure } from '../AssetFigure/AssetFigure.tsx';
import { KeyValue } from '../KeyValue/KeyValue.tsx';
import { ProgressSteps } from '../ProgressSteps/ProgressSteps.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Money } from './Money.tsx';

it('never shows an amount without its unit', async () => {
  const { container } = await renderKorean(
    <>
      <Money amount={184000} />
      <Money amount="1284500" unit="P" />
      <Money amount={null} />
    </>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    '184,000원',
    '1,284,500P',
    '-원',
  ]);
});

it('has won before it in English, other units behind it', async () => {
  const { container } = await renderKorean(
    <>
      <Money amount={184000} isIn />
      <Money amount={-184000} />
      <Money amount={300} unit="P" />
    </>,
  );
  await act(() => setLocale('en'));
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    '+₩184,000',
    '−₩184,000',
    '300P',
  ]);
});

it('hides an amount from onlookers and says so to a screen reader', async () => {
  function Points() {
    const [isHidden, setHidden] = useState(false);
    return (
      <AssetFigure
        label="포인트"
        amount={1284500}
        unit="P"
        isHidden={isHidden}
        onToggle={() => setHidden(!isHidden)}
        words={{ hidden: '금액 숨김', show: '금액 보기', hide: '금액 숨기기' }}
      />
    );
  }
  const { user, container } = await renderKorean(<Points />);
  await user.click(screen.getByRole('button', { name: '금액 숨기기' }));
  expect(container.textContent).not.toContain('1,284,500');
  expect(screen.getByText('금액 숨김')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '금액 보기' }));
  expect(container.textContent).toContain('1,284,500');
});

it('pairs labels with values, and says rating and progress in words', async () => {
  await renderKorean(
    <>
      <KeyValue rows={[{ label: '이용일', value: '2박' }]} />
      <Rating value={4.66} />
      <ProgressSteps current={2} total={4} label="예약자 정보" />
    </>,
  );
  expect(screen.getByRole('term').textContent).toBe('이용일');
  expect(screen.getByText('5점 만점에 4.7점')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '예약자 정보' }).getAttribute('aria-valuetext')).toBe('2/4');
});
