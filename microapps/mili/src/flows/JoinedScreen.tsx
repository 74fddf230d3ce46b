import { AgreeToService, type Load, Screen, useLoad } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { ErrorState, Skeleton } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

/** Military service among the wallet's services. */
const SERVICE = '11';

interface JoinedScreenProps<T> {
  of: Load<T>;
  ground?: boolean;
  title?: string;
  instead?: Readonly<Record<string, ReactNode>>;
  children: (data: T) => ReactNode;
}

/** A screen that asks the office: who has not agreed to that yet does so in its place, and stays. */
export function JoinedScreen<T>({ instead, ...props }: JoinedScreenProps<T>) {
  return <Screen {...props} instead={{ MIL_TERMS: <Join onDone={props.of.reload} />, ...instead }} />;
}

function Join({ onDone }: { onDone: () => void }) {
  const { join: t } = messages.use();
  const load = useLoad(readTerms, { serviceCode: SERVICE });
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  const terms = load.data;
  return (
    <AgreeToService
      picture="mili"
      title={t.lead}
      note={t.note}
      service={SERVICE}
      terms={terms}
      submit={t.submit}
      onAgreed={async () => {
        onDone();
      }}
    />
  );
}
