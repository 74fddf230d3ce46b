import { useLoad, useQuery } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readIssued } from '../api/calls.ts';
import { JoinedScreen, useGone } from './JoinedScreen.tsx';

export type Issued = Awaited<ReturnType<typeof readIssued>>;

/** A screen about the certificate in its address; covered while it is at the back, and asked for again after. */
export function CertificateScreen({ children }: { children: (one: Issued) => ReactNode }) {
  const load = useLoad(readIssued, useQuery().get('certNo'), { onResume: 'reload' });
  const gone = useGone();
  return <JoinedScreen of={load}>{(one) => (one ? children(one) : gone.CTI_NOT_FOUND)}</JoinedScreen>;
}
