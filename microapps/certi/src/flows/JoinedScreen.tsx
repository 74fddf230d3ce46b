import { AgreeToService, Gone, type Load, Screen, useAction, useLoad } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { ErrorState, Skeleton, toast } from '@wallet/kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import { join } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Certificates among the wallet's services. */
const SERVICE = '04';

type JoinedScreenProps<T> = Omit<ComponentProps<typeof Screen<T>>, 'of' | 'children'> & {
  of: Load<T>;
  children: (data: T) => ReactNode;
};

/** What a screen says of a certificate, an application or a sending that is not there any more. */
export function useGone(): Readonly<Record<string, ReactNode>> {
  const { gone } = messages.use();
  return {
    CTI_NOT_FOUND: <Gone to="FCE15000" {...gone.certificate} />,
    CTI_ENDED: <Gone to="FCE15000" {...gone.ended} />,
    CTI_WITHDRAWN: <Gone to="FCE15000" {...gone.withdrawn} />,
    CTI_NO_KIND: <Gone to="FCE20000" {...gone.kind} />,
    CTI_NO_REQUEST: <Gone to="FCE25000" {...gone.request} />,
    CTI_NO_SENDING: <Gone to="FCE25000" {...gone.sending} />,
  };
}

/** A screen of the document wallet: who has not opened it does so in its place, and stays. */
export function JoinedScreen<T>({ instead, children, ...props }: JoinedScreenProps<T>) {
  const gone = useGone();
  return (
    <Screen {...props} instead={{ ...gone, CTI_NOT_JOINED: <Join onDone={props.of.reload} />, ...instead }}>
      {children}
    </Screen>
  );
}

/** Opens the wallet, with its terms. */
export function Join({ onDone }: { onDone: () => void }) {
  const { join: t } = messages.use();
  const load = useLoad(readTerms, { serviceCode: SERVICE });
  const open = useAction(async () => {
    await join(undefined);
    toast(t.done);
    onDone();
  });
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  return (
    <AgreeToService
      picture="certi"
      title={t.lead}
      note={t.note}
      service={SERVICE}
      terms={load.data}
      submit={t.submit}
      onAgreed={() => open.run()}
    />
  );
}
