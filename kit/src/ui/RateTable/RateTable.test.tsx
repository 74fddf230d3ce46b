import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { RateTable } from './RateTable.tsx';

const dollar = { currency: 'USD', name: '미국 달러', unit: 1, today: '1391.20', before: '1390.00' };
const yen = { currency: 'JPY', name: '일본 엔', unit: 100, today: '912.5', before: '913' };

it('says how each rate moved, and what is missing', async () => {
  await renderKorean(
    <RateTable
      label="환율"
      rates={[
        dollar,
        yen,
        { ...dollar, currency: 'EUR', before: null },
        { ...dollar, currency: 'CNY', today: null },
        { ...dollar, currency: 'SGD', before: '1391.2' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/미국 달러USD · 어제 1,390\.001,391\.20▲ 1\.20 올랐어요/);
  expect(rows[1]).toMatch(/100 JPY · 어제 913\.00912\.50▼ 0\.50 내렸어요/);
  expect(rows[2]).toContain('어제 환율이 없어요');
  expect(rows[3]).toContain('-환율을 받지 못했어요');
  expect(rows[4]).toContain('그대로예요');
});

it('leads to a currency, and names the day before in other words', async () => {
  const onOpen = vi.fn();
  const words = { before: ({ rate }: { rate: string }) => `금요일 ${rate}`, noBefore: '없음' };
  const { user } = await renderKorean(
    <RateTable label="환율" rates={[dollar]} words={words} onOpen={onOpen} />,
  );
  await user.click(screen.getByRole('button', { name: /금요일 1,390\.00/ }));
  expect(onOpen).toHaveBeenCalledWith('USD');
});
