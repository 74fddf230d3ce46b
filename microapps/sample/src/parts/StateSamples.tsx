import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Receipt,
  ReceiptActions,
  ResultPage,
  Skeleton,
  SkeletonDigitalId,
  SkeletonMain,
  SkeletonPlain,
  Spinner,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

const shapes = ['title', 'row', 'card', 'picture', 'circle', 'identity'] as const;
const nothing = () => {};

/** Nothing there, not there yet, gone wrong, done. */
export function StateSamples() {
  const { states: t } = messages.use().gallery;
  return (
    <>
      <Sample title={t.empty} of={['EmptyState']}>
        <EmptyState title={t.emptyTitle} />
        <EmptyState
          title={t.emptyTitle}
          description={t.emptyHint}
          action={{ label: t.emptyAction, onClick: nothing }}
        />
      </Sample>
      <Sample title={t.error} of={['ErrorState']}>
        <ErrorState messageId="failedToFetchData" onRetry={nothing} />
        <ErrorState messageId="serverMessage" text={t.serverText} />
      </Sample>
      <Sample title={t.results} of={['ResultPage', 'Receipt', 'ReceiptActions']}>
        {(['success', 'pending', 'failure'] as const).map((kind) => (
          <ResultPage
            key={kind}
            kind={kind}
            title={t.resultTitles[kind]}
            description={t.resultHint}
            rows={[{ label: t.number, value: '20260001' }]}
            {...(kind === 'success' && { receiptActions: <ReceiptActions title={t.resultTitles[kind]} /> })}
          />
        ))}
        <Receipt title={t.resultTitles.success} rows={[{ label: t.number, value: '20260001' }]} />
      </Sample>
      <Sample title={t.skeletons} of={['Skeleton']}>
        <Skeleton lines={3} />
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Sample>
      <Sample title={t.skeletonPages} of={['SkeletonPlain', 'SkeletonMain', 'SkeletonDigitalId']}>
        <Card>
          <SkeletonPlain />
        </Card>
        <Card>
          <SkeletonMain />
        </Card>
        <Card>
          <SkeletonDigitalId />
        </Card>
      </Sample>
      <Sample title={t.spinner} of={['Spinner']}>
        <SpinnerSample label={t.showSpinner} />
      </Sample>
    </>
  );
}

/** It covers the page, so it is shown for two seconds only. */
function SpinnerSample({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), 2000);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <>
      <Button variant="secondary" action="showSpinner" onClick={() => setShown(true)}>
        {label}
      </Button>
      {isShown && <Spinner />}
    </>
  );
}
