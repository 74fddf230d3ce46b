import { Gone, Screen, useLoad, useQuery } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readApplication } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { ApplicationDetail } from '../model/application.ts';
import { useOneself } from './applying.ts';

interface ApplicationScreenProps {
  ground?: boolean;
  onBack?: () => void;
  children: (one: ApplicationDetail, reload: () => void) => ReactNode;
}

/** A screen about the application that its address names (`cappReqNo`), read anew whenever it is looked at. */
export function ApplicationScreen({ children, ...frame }: ApplicationScreenProps) {
  const t = messages.use();
  const number = useQuery().get('cappReqNo');
  const who = useOneself();
  const load = useLoad(
    async (signal) => (number ? readApplication({ who, number }, { signal }) : null),
    [number, who.memberId],
    { onResume: 'reload' },
  );
  const gone = <Gone to="FPS40000" {...t.gone} />;
  return (
    <Screen of={load} instead={{ PPS_NOT_FOUND: gone }} {...frame}>
      {(one) => (one ? children(one, load.reload) : gone)}
    </Screen>
  );
}
