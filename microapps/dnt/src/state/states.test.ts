import { expect, test } from 'vitest';
import { anyProduct, anyProject, noPayment } from '../model/states.ts';
import { donationState, productState, projectState, takeJoinFlag } from './states.ts';

test('(R516, R519 to R524, R567, R664) the three states have the fields and defaults of the specification', () => {
  expect(Object.keys(noPayment)).toEqual([
    ...['pointYn', 'cntrAmt', 'frgnrSeCd', 'cntrLocgovCd', 'cntrLocgovAddress', 'cntrbtrHabLocgovCd'],
    ...[
      'userAddress',
      'creatPointRate',
      'cntrPoint',
      'upperLocgovNm',
      'locgovNm',
      'dntPrdctNo',
      'spcfBsnsId',
    ],
  ]);
  expect(Object.keys(anyProduct)).toEqual([
    ...['tab', 'page', 'itemsPerPage', 'group', 'locgovCd', 'locgovNm', 'price', 'sortType', 'srchKeyword'],
    ...['excludeAdult', 'locgovCds'],
  ]);
  expect(anyProduct).toMatchObject({ sortType: 'LATEST', excludeAdult: 'Y' });
  expect(Object.keys(anyProject)).toEqual([
    ...['tab', 'page', 'itemsPerPage', 'spcfBsnsStatusCd', 'locgovNm', 'locgovCd', 'sort'],
  ]);
  expect(anyProject).toMatchObject({ itemsPerPage: 10, sort: 'LATEST' });
});

test('(R525, R526, R527) each state is reset alone', () => {
  donationState.set({ cntrAmt: 100_000, joinYn: 'Y' });
  productState.set({ srchKeyword: '사과', excludeAdult: 'N' });
  projectState.set({ spcfBsnsStatusCd: '02', page: 2 });
  donationState.reset();
  expect(donationState.now.value).toEqual({ ...noPayment, joinYn: 'N' });
  expect(productState.now.value).toMatchObject({ srchKeyword: '사과', excludeAdult: 'N' });
  productState.reset();
  expect(productState.now.value).toEqual(anyProduct);
  expect(projectState.now.value).toMatchObject({ spcfBsnsStatusCd: '02', page: 2 });
  projectState.reset();
  expect(projectState.now.value).toEqual(anyProject);
});

test('(R296, R560) the join flag takes exactly Y or N', () => {
  takeJoinFlag('Y');
  for (const odd of ['y', '', '1', true, null, undefined, 'YES']) takeJoinFlag(odd);
  expect(donationState.now.value.joinYn).toBe('Y');
  takeJoinFlag('N');
  expect(donationState.now.value.joinYn).toBe('N');
});
