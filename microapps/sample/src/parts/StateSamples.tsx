import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ResultPage,
  Section,
  Skeleton,
  SkeletonDigitalId,
  SkeletonMain,
  SkeletonPlain,
  Spinner,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';

const shapes = ['title', 'card', 'picture', 'circle', 'identity'] as const;
const nothing = () => {};

/** Nothing there, not there yet, gone wrong, done. */
export function StateSamples() {
  const { states: t } = messages.use().gallery;
  return (
    <>
      <Section title={t.empty}>
        <EmptyState title={t.emptyTitle} />
        <EmptyState
          title={t.emptyTitle}
          description={t.emptyHint}
          action={{ label: t.emptyAction, onClick: nothing }}
        />
      </Section>
      <Section title={t.error}>
        <ErrorState messageId="failedToFetchData" onRetry={nothing} />
        <ErrorState messageId="serverMessage" text={t.serverText} />
      </Section>
      <Section title={t.results}>
        {(['success', 'pending', 'failure'] as const).map((kind) => (
          <ResultPage
            key={kind}
            kind={kind}
            title={t.resultTitles[kind]}
            description={t.resultHint}
            rows={[{ label: t.number, value: '20260001' }]}
          />
        ))}
      </Section>
      <Section title={t.skeletons}>
        <Skeleton lines={3} />
        {shapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Section>
      <Section title={t.skeletonPages}>
        <Card>
          <SkeletonPlain />
        </Card>
        <Card>
          <SkeletonMain />
        </Card>
        <Card>
          <SkeletonDigitalId />
        </Card>
      </Section>
      <Section title={t.spinner}>
        <SpinnerSample label={t.showSpinner} />
      </Section>
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
