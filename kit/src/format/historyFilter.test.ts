import { expect, test } from 'vitest';
import { historyDays, readHistoryFilter } from './historyFilter.ts';

const read = (query: string | Record<string, string>) =>
  readHistoryFilter(new URLSearchParams(query), ['03', '11']);

test('(R513) a filter of an address is believed as far as it is one', () => {
  expect(read('kind=11&period=12')).toEqual({ kind: '11', period: '12' });
  expect(read('kind=<b>&period=999')).toEqual({ kind: 'all', period: '3' });
  const own = { kind: 'all', period: 'own', from: '20261001', to: '20261003', words: '스타' } as const;
  expect(read({ ...own })).toEqual(own);
  expect(historyDays(own, '20261121')).toEqual({ from: '20261001', to: '20261003' });
  for (const from of ['20261099', '20261004', '<b>']) {
    expect(read({ ...own, from }).period).toBe('3');
  }
  expect(historyDays({ kind: 'all', period: '12' }, '20261121')).toEqual({
    from: '20251122',
    to: '20261121',
  });
  expect(historyDays({ kind: 'all', period: '1' }, '20260331')).toEqual({ from: '20260301', to: '20260331' });
});
