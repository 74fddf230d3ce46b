import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { ResultPage } from '../ResultPage/ResultPage.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonDigitalId } from './SkeletonDigitalId.tsx';
import { SkeletonMain } from './SkeletonMain.tsx';
import { SkeletonPlain } from './SkeletonPlain.tsx';

it('(R091, R092, R108) has a skeleton for main, the digital ID and any other page, told in words', async () => {
  await renderKorean(
    <>
      <SkeletonMain />
      <SkeletonDigitalId />
      <SkeletonPlain />
    </>,
  );
  expect(
    screen.getAllByRole('status').map(({ dataset, textContent }) => [dataset.skeleton, textContent]),
  ).toEqual([
    ['main', '월렛 홈을 불러오는 중이에요'],
    ['digital-id', '디지털 신분증을 불러오는 중이에요'],
    ['plain', '화면을 불러오는 중이에요'],
  ]);
});

it('has the shape of a row that is to come: its tile, two lines', async () => {
  const { container } = await renderKorean(<Skeleton shape="row" />);
  const row = container.querySelector('[aria-hidden="true"]');
  expect(row?.children).toHaveLength(3);
  expect(row?.textContent).toBe('');
});

it('(R103) has a full-screen loading sign', async () => {
  await renderKorean(<Spinner />);
  expect(screen.getByRole('status').dataset.part).toBe('spinner');
});

it('says what went wrong by its id, and tries again', async () => {
  const onRetry = vi.fn();
  const { user } = await renderKorean(<ErrorState messageId="failedToFetchData" onRetry={onRetry} />);
  expect(screen.getByText('데이터를 가져오지 못했어요.').dataset.msg).toBe('failedToFetchData');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('says what to do where there is nothing', async () => {
  const onClick = vi.fn();
  const { user } = await renderKorean(
    <EmptyState
      title="예약이 없어요"
      description="찾아 보세요"
      action={{ label: '찾기', onClick, action: 'find' }}
    />,
  );
  await user.click(screen.getByRole('button', { name: '찾기' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('shows how it ended, in words as well', async () => {
  await renderKorean(
    <ResultPage kind="failure" title="결제하지 못했어요" rows={[{ label: '번호', value: '42' }]} />,
  );
  expect(screen.getByRole('img', { name: '실패' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '결제하지 못했어요' })).toBeTruthy();
  expect(screen.getByRole('definition').textContent).toBe('42');
});

it('speaks of the network only while there is none', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderKorean(<OfflineNotice />);
  expect(screen.queryByRole('note')).toBeNull();
  online.mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')) && undefined);
  expect(screen.getByRole('note').dataset.msg).toBe('offline');
});
